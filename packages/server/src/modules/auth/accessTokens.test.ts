import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { describe, expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'

const claimsIn = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const product = await openTestApp()
const player = await product.register()
const claims = claimsIn(player.access_token)

const keyOf = (secret: string) => new TextEncoder().encode(secret)

interface Forgery {
  /** Overrides claims. A value of undefined removes the claim. */
  claims?: Record<string, unknown>
  head?: { alg?: string; typ?: string }
  secret?: string
}

const forged = ({
  claims: other = {},
  head = {},
  secret = product.ports.secrets.current(),
}: Forgery) =>
  new SignJWT({ ...claims, ...other })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...head })
    .sign(keyOf(secret))

function inAnotherName(token: string): string {
  const [head, , signature] = token.split('.')
  const sub = '00000000-0000-4000-8000-000000000000'
  const body = Buffer.from(JSON.stringify({ ...claims, sub })).toString('base64url')
  return [head, body, signature].join('.')
}

const FORGERIES: Readonly<Record<string, () => string | Promise<string>>> = {
  'signed with another secret': () => forged({ secret: 'x'.repeat(48) }),
  'signed with nothing': () => forged({ secret: '\0' }),
  'signed by nobody': () => new UnsecuredJWT(claims).encode(),
  'signed by another method': () =>
    forged({ head: { alg: 'HS512' }, secret: product.ports.secrets.current().padEnd(64, 'x') }),
  'of another type': () => forged({ head: { typ: 'JWT' } }),
  'of another issuer': () => forged({ claims: { iss: 'https://evil.example' } }),
  'for another audience': () => forged({ claims: { aud: 'another-api' } }),
  'of a sign-in that is none': () => forged({ claims: { sid: crypto.randomUUID() } }),
  'of a sign-in that is no id': () => forged({ claims: { sid: "' or 1=1 --" } }),
  'of nobody': () => forged({ claims: { sub: '' } }),
  'that does not end': () => forged({ claims: { exp: undefined } }),
  'of one person for the sign-in of another': async () =>
    forged({ claims: { sub: (await product.register()).id } }),
  'in another name': () => inAnotherName(player.access_token),
  'that renews, not opens': () => player.refresh_token,
}

test('accepts a token in our format', async () => {
  const answer = await product.call('me', { token: await forged({}) })

  expect(answer.status).toBe(200)
})

describe('refuses a token', () => {
  test.each(Object.entries(FORGERIES))('%s', async (_how, make) => {
    const refused = await product.call('me', { token: await make() })

    expect([refused.status, refused.refusal().code]).toEqual([401, 'session_expired'])
  })

  test('if an access token is sent as a refresh token', async () => {
    const refused = await product.call('refresh', { body: { refresh_token: player.access_token } })

    expect(refused.status).toBe(401)
  })
})
