import type { Call, Platform } from '../../platform/call.ts'
import { nameTag, tagRows } from './taxonomy.queries.ts'

export const listTags: Call<'listTags', Platform> = async ({ db }) =>
  (await tagRows(db)).map(nameTag)
