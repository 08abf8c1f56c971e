/** The time, once a second, for whoever shows how long something has been waiting. */
class Clock {
  now = $state(Date.now() / 1000)

  constructor() {
    setInterval(() => (this.now = Date.now() / 1000), 1000)
  }
}

export const clock = new Clock()
