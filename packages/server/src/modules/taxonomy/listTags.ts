import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { nameTag } from './messageIds.ts'
import { tagRows } from './taxonomy.queries.ts'

export const listTags: Call<'listTags', Platform> = async ({ db }) =>
  (await tagRows(db)).map(nameTag)
