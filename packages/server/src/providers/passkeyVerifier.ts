import type { PasskeyVerifier } from '../services/auth/secondFactorPorts.ts'

/** Loaded when the first passkey comes: most processes never see one. */
const library = () => import('@simplewebauthn/server')

/** What cannot be read is refused like what is false. */
async function orNull<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

/** Reads passkeys by the W3C's rules: user verification required, no attestation. */
export const webauthnVerifier = (): PasskeyVerifier => ({
  readNew: (credential, expectedChallenge, { rpId, origin }) =>
    orNull(async () => {
      const { verifyRegistrationResponse } = await library()
      const { id, type, response } = credential
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { id, rawId: id, type, response, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      })
      if (!verified) return null
      const { id: credential_id, publicKey, counter } = registrationInfo.credential
      return { credential_id, public_key: Buffer.from(publicKey).toString('base64url'), counter }
    }),

  readUse: (credential, expectedChallenge, passkey, { rpId, origin }) =>
    orNull(async () => {
      const { verifyAuthenticationResponse } = await library()
      const { id, type, response } = credential
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { id, rawId: id, type, response, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      })
      return verified ? { counter: authenticationInfo.newCounter } : null
    }),
})
