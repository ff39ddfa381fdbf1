import { createModerator } from '../providers/models/moderator.ts'
import { createProviderPool } from '../providers/models/providerPool.ts'
import { createOwnStorytellers } from '../providers/models/connectModels.ts'
import { createProviderProbe } from '../providers/models/providerProbe.ts'
import type { Context } from '../modules/calls.ts'
import type { TestApp } from './buildTestApp.ts'
import type { Player } from './caller.ts'
import type { FailingServer } from './failingServer.ts'

export const OWN_KEY = 'sk-of-one-player-alone-3q'

interface OwnKeysHere {
  /** Collects the credits that calls take from the daily budget. */
  taken?: number[]
  judge?: Pick<FailingServer, 'asProvider'> & { model: string }
}

/** Replaces ports, so that the players' own providers may have local addresses. */
export function ownKeysHere({ taken = [], judge }: OwnKeysHere): Partial<Context> {
  const pool = createProviderPool({
    now: () => new Date(),
    reportError: () => undefined,
    policy: { random: () => 0, pause: async () => undefined },
    budget: {
      take: async (credits) => (taken.push(credits), { giveBack: async () => undefined }),
      isShortOf: () => false,
    },
  })
  const here: typeof pool = {
    ...pool,
    openOwn: (userId, provider) =>
      pool.openOwn(userId, { ...provider, allow_private_network: true }),
  }
  return {
    ownStorytellers: createOwnStorytellers(here, judge ? moderatorOf(pool, judge) : null),
    providerProbe: {
      isInside: () => false,
      listModels: (provider) =>
        createProviderProbe().listModels({ ...provider, allow_private_network: true }),
    },
  }
}

const moderatorOf = (
  pool: ReturnType<typeof createProviderPool>,
  { asProvider: { kind, base_url }, model }: NonNullable<OwnKeysHere['judge']>,
) => {
  const provider = { name: 'judge', kind, base_url, api_key: OWN_KEY, allow_private_network: true }
  return createModerator(pool.open(provider), { model, price: null }, pool.policy)
}

export const keyForm = ({ asProvider }: Pick<FailingServer, 'asProvider'>, form: object = {}) => ({
  ...asProvider,
  model: 'well',
  api_key: OWN_KEY,
  ...form,
})

export const keyOf = (app: TestApp, { access_token: token }: Player) => ({
  set: (body: object) => app.call('setModelKey', { token, body }),
  look: () => app.ask('getModelKey', { token }),
  remove: () => app.ask('removeModelKey', { token }),
  tellers: async () => (await app.ask('listModels', { token })).text,
})
