"""The company: servers over one store, what they tell each other, and what only one of them may do."""
