/** Passkeys: the browser is asked to have one made, or to have something signed by one. Everything binary travels as base64url. */
import type { PasskeyAsked, PasskeyBegun, PasskeyEntry, PasskeyWanted } from './protocol'

/** EdDSA, ECDSA with SHA-256, RSA: what the server can check. */
const ALGORITHMS = [-8, -7, -257]

/** Whether this browser has such a thing; pages by plain HTTP have not, but for those of this machine. */
export const couldPasskey = (): boolean => typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window

export const fromText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
export const toText = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** A new one, under the name by which its owner will find it; or why there is none. */
export async function make(asked: PasskeyBegun, name: string): Promise<PasskeyWanted | 'known' | 'refused'> {
  try {
    const found = await navigator.credentials.create({
      publicKey: {
        challenge: fromText(asked.challenge),
        rp: { id: asked.host, name: 'Interrex' },
        user: { id: fromText(asked.user), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: fromText(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    })
    const { id, response } = found as PublicKeyCredential
    return { id, user: asked.user, client_data: toText(response.clientDataJSON), attestation: toText((response as AuthenticatorAttestationResponse).attestationObject) }
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'refused'
  }
}

/** What whoever comes back has signed; null: there is none, or they would rather not. */
export async function sign(asked: PasskeyAsked): Promise<PasskeyEntry | null> {
  try {
    const found = await navigator.credentials.get({ publicKey: { challenge: fromText(asked.challenge), rpId: asked.host, userVerification: 'required' } })
    const { id, response } = found as PublicKeyCredential
    const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
    if (!userHandle) return null
    return { id, user: toText(userHandle), client_data: toText(clientDataJSON), authenticator_data: toText(authenticatorData), signature: toText(signature) }
  } catch {
    return null
  }
}
