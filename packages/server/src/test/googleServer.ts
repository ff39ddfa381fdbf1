import { createServer } from 'node:http'

import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

import { listenOnLoopback } from './listenOnLoopback.ts'

export const CLIENT_ID = 'kathasagar-test.apps.googleusercontent.com'

const claimsOf = (claims: JWTPayload): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: CLIENT_ID,
  sub: '108',
  email: 'tara@gmail.example',
  email_verified: true,
  name: 'Tara Kulkarni',
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...claims,
})

export async function startGoogle() {
  const [real, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(real.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  let served = 0
  let isDown = false
  const server = createServer((_request, response) => {
    served += 1
    if (isDown) return response.writeHead(503).end()
    const head = { 'content-type': 'application/json' }
    return response.writeHead(200, head).end(JSON.stringify({ keys: [jwk] }))
  })
  const { url, close } = await listenOnLoopback(server)
  const signed = (claims: JWTPayload, key: CryptoKey = real.privateKey) =>
    new SignJWT(claimsOf(claims)).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(key)

  return {
    settings: { clientId: CLIENT_ID, keysUrl: `${url}/certs` },
    signed,
    forged: (claims: JWTPayload) => signed(claims, stranger.privateKey),
    /** Signs by HS256, with Google's public key as the secret. */
    confused: async (claims: JWTPayload) =>
      new SignJWT(claimsOf(claims))
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .sign(new TextEncoder().encode(await exportSPKI(real.publicKey))),
    unsigned: (claims: JWTPayload) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(claims))}.`
    },
    timesServed: () => served,
    goDown: (value: boolean) => {
      isDown = value
    },
    close,
  }
}
