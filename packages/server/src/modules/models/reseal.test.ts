import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createSecrets } from '../../providers/secrets.ts'
import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import { sealedFor } from '../auth/index.ts'
import { listSealed, reseal, SEALED_COLUMNS } from './reseal.ts'
import type { StoredSecret } from '../../platform/call.ts'

const OLD = { value: 'the secret of before, long enough for all', signs_from: null }
const NEW = { value: 'the secret of from now on, long enough too', signs_from: null }

let kept: StoredSecret[]
let product: TestApp
beforeEach(async () => {
  kept = [OLD]
  const secrets = createSecrets(kept, async () => kept)
  product = await buildTestApp({ ports: { secrets } })
})
afterEach(() => product.close())

async function turnTo(...secrets: StoredSecret[]) {
  kept = secrets
  await product.ports.secrets.refresh()
}

const statusOf = async (token: string) => (await product.call('me', { token })).status
const renew = (refresh_token: string) => product.call('refresh', { body: { refresh_token } })

test('accepts a token from before the rotation until the previous secret is dropped', async () => {
  const before = await product.register()

  await turnTo(NEW, OLD)
  const after = await product.register()

  expect([await statusOf(before.access_token), await statusOf(after.access_token)]).toEqual([
    200, 200,
  ])
  await turnTo(NEW)
  expect([await statusOf(before.access_token), await statusOf(after.access_token)]).toEqual([
    401, 200,
  ])
  expect((await renew(before.refresh_token)).status).toBe(200)
})

test('gives one successor to two tabs that renew during the rotation', async () => {
  const { refresh_token } = await product.register()

  const first = (await renew(refresh_token)).answer()
  await turnTo(NEW, OLD)
  const second = (await renew(refresh_token)).answer()

  expect(second.tokens.refresh_token).toBe(first.tokens.refresh_token)
  expect((await renew(second.tokens.refresh_token)).status).toBe(200)
})

test('verifies with a new secret before signing with it', async () => {
  await turnTo({ ...NEW, signs_from: new Date(Date.now() + 60_000) }, OLD)
  const { access_token } = await product.register()
  await turnTo(OLD)

  expect(await statusOf(access_token)).toBe(200)
})

async function fillPlaces() {
  const { db, ports } = product
  const { id } = await product.register()
  const sealed_key = ports.keySeal.seal(id, 'a key')
  const key = { sealed_key, key_ends_in: 'key', kind: 'openai-compatible', base_url: null } as const
  await db
    .insertInto('model_providers')
    .values({ id, name: 'One', allow_private_network: false, ...key })
    .execute()
  await db
    .insertInto('model_keys')
    .values({ user_id: id, model: 'm', ...key })
    .execute()
  const sealed_secret = ports.keySeal.seal(sealedFor(id), 'a secret')
  await db
    .insertInto('totp_factors')
    .values({ user_id: id, sealed_secret, added_at: new Date() })
    .execute()
}

test('encrypts all texts again, so that only the new secret decrypts them', async () => {
  await fillPlaces()
  await turnTo(NEW, OLD)
  const count = await reseal(product.ports)
  const again = await reseal(product.ports)
  await turnTo(NEW)

  const { db, keySeal } = product.ports
  const texts = await listSealed(db)
  expect([count, again]).toEqual([SEALED_COLUMNS.length, 0])
  expect(texts.map(({ owner, sealed }) => keySeal.open(owner, sealed))).toEqual([
    'a key',
    'a key',
    'a secret',
  ])
})

test('encrypts every encrypted column again', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = current_schema() and column_name ~ 'sealed|cipher|encrypted'`.execute(
    product.db,
  )

  const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ place }) => place).sort()).toEqual(known.sort())
})
