import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import type { NewCredential, UsedCredential } from '@kathasagar/api/contract'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const b64 = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** User present and verified. */
const PRESENT = 0x05
/** A credential's key stands in the data. */
const WITH_KEY = 0x40

/** A byte string of CBOR. */
const cborBytes = (data: Uint8Array) =>
  Buffer.concat([
    data.length < 256
      ? Buffer.from([0x58, data.length])
      : Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ])

/** A public key of P-256 in COSE. */
const coseKey = (x: Uint8Array, y: Uint8Array) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(x),
    Buffer.from([0x22]),
    cborBytes(y),
  ])

/** An attestation that attests nothing. */
const attested = (authData: Uint8Array) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    cborBytes(authData),
  ])

const answerOf = <Response>(id: Uint8Array, response: Response) => ({
  id: b64(id),
  type: 'public-key' as const,
  response,
})

/** What an authenticator signs: for which site, how it asked its user, and its count. */
function dataOf(rpId: string, flags: number, counter: number) {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), rest])
}

interface Where {
  rpId: string
  origin: string
}

/** A passkey in software: ES256, without attestation, counting its uses. */
export function softAuthenticator({ rpId, origin }: Where) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
  let uses = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id: b64(id),
    create(challenge: string): NewCredential {
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([
        dataOf(rpId, PRESENT | WITH_KEY, 0),
        Buffer.alloc(16),
        length,
        id,
        key,
      ])
      const attestationObject = attested(authData)
      return answerOf(id, {
        clientDataJSON: b64(clientData('webauthn.create', challenge)),
        attestationObject: b64(attestationObject),
      })
    },
    use(challenge: string, { flags = PRESENT, counter = (uses += 1) } = {}): UsedCredential {
      const data = dataOf(rpId, flags, counter)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answerOf(id, {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(signature),
      })
    },
  }
}
