import type { Db } from '../../db/database.ts'
import type { ModelContext } from './context.ts'

export async function findOwnKey(
  { db, keySeal }: Pick<ModelContext, 'db' | 'keySeal'>,
  userId: string,
) {
  const stored = await db
    .selectFrom('model_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const api_key = stored && keySeal.open(userId, stored.sealed_key)
  return stored && typeof api_key === 'string' ? { ...stored, api_key } : null
}

export async function deleteOwnKey(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('model_keys').where('user_id', '=', userId).execute()
}

export const areOwnKeysAllowed = ({
  modelRegistry,
}: Pick<ModelContext, 'modelRegistry'>): boolean => modelRegistry.setup().limits.allows_own_keys
