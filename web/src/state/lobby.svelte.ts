/** What this server has: a page for everybody, with tables that want company; passkeys, by which players come back. */
import { couldPasskey } from '../lib/passkey'
import { api } from './app.svelte'

class LobbyState {
  open = $state(false)
  passkeys = $state(false)
  private asked: Promise<void> | undefined

  /** Asked once; after a failure, again. */
  async look(): Promise<void> {
    this.asked ??= api.lobby().then((found) => {
      this.open = !!found.public
      this.passkeys = !!found.passkeys && couldPasskey()
    })
    await this.asked.catch(() => (this.asked = undefined))
  }
}

export const lobby = new LobbyState()
