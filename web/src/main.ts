/** Where the client begins. */
import { mount } from 'svelte'
import './app.css'
import './shared.css'
import App from './App.svelte'
import { app } from './state/app.svelte'
import { me } from './state/me.svelte'

app.apply()
me.begin()
void app.loadWords().then(() => mount(App, { target: document.getElementById('app')! }))
