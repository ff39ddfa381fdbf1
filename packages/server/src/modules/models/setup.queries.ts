import type { ModelName } from '@kathasagar/api/contract'
import { sql, type Selectable } from 'kysely'

import type { Db } from '../../platform/call.ts'
import type { ModelTables } from '../../db/modelTables.ts'

export type StoredProvider = Selectable<ModelTables['model_providers']>
export type StoredCheck = ModelTables['model_provider_checks']
export type ModelTrait = ModelTables['model_traits']

const UNTOUCHED = {
  version: 0,
  daily_limit_micros: null,
  daily_user_tokens: null,
  allows_own_keys: false,
}

const readHead = async (db: Db) =>
  (await db
    .selectFrom('model_setup')
    .select(['version', 'daily_limit_micros', 'daily_user_tokens', 'allows_own_keys'])
    .executeTakeFirst()) ?? UNTOUCHED

export const readVersion = async (db: Db) => (await readHead(db)).version

/** Reads the setup that admins made. Reads the version first, so that a concurrent change causes another read. */
export async function readSetup(db: Db) {
  const { version, ...limits } = await readHead(db)
  const providers = await db
    .selectFrom('model_providers')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .execute()
  const rows = await db.selectFrom('model_bindings').selectAll().execute()
  const bindings = rows.map(({ provider_id, model, ...binding }) => ({
    ...binding,
    bound: { provider_id, model },
  }))
  return { version, providers, bindings, limits }
}

export type ModelSetup = Awaited<ReturnType<typeof readSetup>>
export type StoredBinding = ModelSetup['bindings'][number]

export const beginChange = (db: Db) =>
  db
    .insertInto('model_setup')
    .values({ version: 1 })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({ version: sql`model_setup.version + 1` }),
    )
    .execute()

/** Saves a provider after `beginChange`. Returns false if the name is taken. */
export async function saveProvider(db: Db, provider: StoredProvider): Promise<boolean> {
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

export async function saveBinding(db: Db, binding: StoredBinding) {
  const { model_key, bound, fallbacks, settings, price } = binding
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
  // The server may have changed, so stored capabilities of the model may be wrong.
  await db.deleteFrom('model_traits').where('model', '=', bound.model).execute()
}

/** Deletes a binding. After this, the built-in model is used. */
export const deleteBinding = (db: Db, model_key: ModelName) =>
  db.deleteFrom('model_bindings').where('model_key', '=', model_key).execute()

export const listChecks = (db: Db): Promise<StoredCheck[]> =>
  db.selectFrom('model_provider_checks').selectAll().execute()

export async function saveState(
  db: Db,
  base_url: string,
  check: Omit<StoredCheck, 'provider_id'>,
): Promise<void> {
  const at = db.selectFrom('model_providers').select('id').where('base_url', '=', base_url)
  for (const { id } of await at.execute()) {
    await db
      .insertInto('model_provider_checks')
      .values({ provider_id: id, ...check })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(check))
      .execute()
  }
}

export const listTraits = (db: Db): Promise<ModelTrait[]> =>
  db.selectFrom('model_traits').selectAll().execute()

export const saveTraits = (db: Db, traits: readonly ModelTrait[]) =>
  db
    .insertInto('model_traits')
    .values([...traits])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
