import { expect, test } from 'vitest'

import { adminOfModels } from '../../test/adminModels.ts'
import { registerAdmin } from '../../test/admins.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { startFailingServer, type FailingServer } from '../../test/failingServer.ts'
import { keyForm, keyOf, ownKeysHere } from '../../test/ownKeys.ts'
import { beginPlay } from '../../test/play.ts'
import { createProviderProbe } from './providerProbe.ts'

async function openSite(ports: object | ((server: FailingServer) => object) = {}) {
  const server = await startFailingServer()
  const app = await buildTestApp({ ports: typeof ports === 'function' ? ports(server) : ports })
  const models = adminOfModels(app, await registerAdmin(app))
  await models.limit({ daily_limit_micros: null, daily_user_tokens: null, allows_own_keys: true })
  const close = () => Promise.all([app.close(), server.close()])
  return { server, app, close }
}

const INSIDE = [
  'http://127.0.0.1:11434/v1',
  'http://localhost/v1',
  'http://10.0.0.8/v1',
  'http://[::1]:8080/v1',
  'http://169.254.169.254/latest',
  'http://0x7f000001/v1',
]

test('refuses an address in the operator’s network', async () => {
  const { server, app, close } = await openSite()
  const key = keyOf(app, await app.register())

  for (const base_url of INSIDE) {
    const refused = await key.set(keyForm(server, { base_url }))

    expect(refused.refusal()).toMatchObject({
      detail: [{ loc: ['base_url'], type: 'ownKeyAddressInside' }],
    })
  }
  await close()
})

test('does not call an address that resolves to a private one at the call', async () => {
  // Disables the check when a key is saved, because the address may change after that.
  const { server, app, close } = await openSite({
    providerProbe: { ...createProviderProbe(), isInside: () => false },
  })
  const play = await beginPlay(app)

  const saved = (await keyOf(app, play.player).set(keyForm(server))).answer()
  const answer = await play.say('I yawn')

  expect(saved.fault).toBe('address_inside')
  expect(answer).toMatchObject({ fallback: { code: 'own_key_failed' } })
  expect(server.requests).toEqual([])
  await close()
})

test('does not narrate by a player’s own provider while the operator’s moderator is down', async () => {
  const { server, app, close } = await openSite(({ asProvider }) =>
    ownKeysHere({ judge: { asProvider, model: 'moderator-down' } }),
  )
  const play = await beginPlay(app, { initial_xp: 100 })
  await keyOf(app, play.player).set(keyForm(server))
  const yawn = () => play.say('I yawn')

  // The first failures pause the provider.
  const told = [await yawn(), await yawn(), await yawn()]

  expect(told.map(({ model_used, fallback }) => [model_used, fallback?.code])).toEqual(
    Array<string[]>(3).fill(['kathakar', 'storyteller_unreachable']),
  )
  await close()
})
