import { sql } from 'kysely'

import type {
  ModelSetup,
  ModelSetupRepository,
  StoredBinding,
  StoredProvider,
} from '../../services/models/ports.ts'
import type { Db } from '../database.ts'

/** Where nobody has set up anything yet. */
const UNTOUCHED = { version: 0, daily_limit_micros: null, allows_own_keys: false }

const readHead = async (db: Db) =>
  (await db
    .selectFrom('model_setup')
    .select(['version', 'daily_limit_micros', 'allows_own_keys'])
    .executeTakeFirst()) ?? UNTOUCHED

/**
 * The version is read first: where something changes meanwhile, what was read is told by a version
 * that is too old, and read again.
 */
async function readSetup(db: Db): Promise<ModelSetup> {
  const { version, ...limits } = await readHead(db)
  const providers = await db
    .selectFrom('model_providers')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .execute()
  const bindings = await db.selectFrom('model_bindings').selectAll().execute()
  return {
    version,
    providers,
    bindings: bindings.map(({ provider_id, model, ...binding }) => ({
      ...binding,
      bound: { provider_id, model },
    })),
    limits,
  }
}

/** Within `beginChange` nobody else writes: a name that is free now is free when it is written. */
async function saveProvider(db: Db, provider: StoredProvider): Promise<boolean> {
  const { id, name, time_limits, ...others } = provider
  const rest = { ...others, time_limits: time_limits && JSON.stringify(time_limits) }
  const taken = await db
    .selectFrom('model_providers')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (taken) return false
  await db
    .insertInto('model_providers')
    .values({ id, name, ...rest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, ...rest }))
    .execute()
  return true
}

async function saveBinding(
  db: Db,
  { model_key, bound, fallbacks, settings, price }: StoredBinding,
): Promise<void> {
  const row = {
    ...bound,
    fallbacks: JSON.stringify(fallbacks),
    settings: JSON.stringify(settings),
    price: price && JSON.stringify(price),
  }
  await db
    .insertInto('model_bindings')
    .values({ model_key, ...row })
    .onConflict((conflict) => conflict.column('model_key').doUpdateSet(row))
    .execute()
  // Its server may have changed: a model that is bound anew is asked with everything again.
  await db.deleteFrom('model_traits').where('model', '=', bound.model).execute()
}

export const modelSetupRepository = (db: Db): ModelSetupRepository => ({
  version: async () => (await readHead(db)).version,
  read: () => readSetup(db),
  beginChange: async () => {
    await db
      .insertInto('model_setup')
      .values({ version: 1 })
      .onConflict((conflict) =>
        conflict.column('is_only').doUpdateSet({ version: sql`model_setup.version + 1` }),
      )
      .execute()
  },
  saveProvider: (provider) => saveProvider(db, provider),
  deleteProvider: async (id) => {
    await db.deleteFrom('model_providers').where('id', '=', id).execute()
    await db.deleteFrom('model_provider_checks').where('provider_id', '=', id).execute()
  },
  saveBinding: (binding) => saveBinding(db, binding),
  deleteBinding: async (model_key) => {
    await db.deleteFrom('model_bindings').where('model_key', '=', model_key).execute()
  },
  saveLimits: async (limits) => {
    await db.updateTable('model_setup').set(limits).execute()
  },
  listChecks: () => db.selectFrom('model_provider_checks').selectAll().execute(),
  listTraits: () => db.selectFrom('model_traits').selectAll().execute(),
  saveTraits: async (traits) => {
    await db
      .insertInto('model_traits')
      .values([...traits])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  saveCheck: async ({ provider_id, ...check }) => {
    await db
      .insertInto('model_provider_checks')
      .values({ provider_id, ...check })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(check))
      .execute()
  },
})
