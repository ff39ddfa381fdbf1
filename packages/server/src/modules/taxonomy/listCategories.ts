import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { nameCategory } from './messageIds.ts'
import { categoryRows } from './taxonomy.queries.ts'

export const listCategories: Call<'listCategories', Platform> = async ({ db }) =>
  (await categoryRows(db)).map(nameCategory)
