import type {
  NewCredential,
  NewPasskey,
  PasskeyChallenge,
  UsedCredential,
} from '@kathasagar/api/contract'
import type { AccountMessages } from '@kathasagar/ui'

/** Loaded when the first passkey is made or used. */
const library = () => import('@simplewebauthn/browser')

/** Signatures that are accepted: Ed25519, ES256 and RS256, by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257]

const IP_ADDRESS = /^(\[|[\d.]+$)/

/** Whether this browser has passkeys here: it has none without https, and none at an IP address. */
export const hasPasskeys = () =>
  typeof globalThis.PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname)

/** Has the browser make a passkey; fails where the person or the device does not want to. */
export async function makePasskey(asked: NewPasskey): Promise<NewCredential> {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: asked.challenge,
      rp: { id: asked.rp_id, name: asked.rp_name },
      user: { id: asked.user_handle, name: asked.username, displayName: asked.display_name },
      excludeCredentials: asked.known_ids.map((known) => ({ id: known, type: 'public-key' })),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      // It opens the account by itself: it is kept with its owner's name, and unlocked each time.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })
  const { clientDataJSON, attestationObject } = response
  return { id, type: 'public-key', response: { clientDataJSON, attestationObject } }
}

/** Has the browser answer a challenge by a passkey of this site. */
export async function usedPasskey(asked: PasskeyChallenge): Promise<UsedCredential> {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: asked.challenge,
      rpId: asked.rp_id,
      userVerification: 'required',
    },
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } }
}

type Faults = AccountMessages['account']['passkey']['faults']

/** Why the browser gave no passkey, as a sentence. */
export function passkeyFault(error: unknown, faults: Faults): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return faults.known
  if (name === 'SecurityError') return faults.elsewhere
  if (name === 'NotAllowedError' || name === 'AbortError') return faults.declined
  return faults.failed
}
