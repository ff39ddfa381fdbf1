import type { Call, Platform } from '../../platform/call.ts'
import { nameCategory, categoryRows } from './taxonomy.queries.ts'

export const listCategories: Call<'listCategories', Platform> = async ({ db }) =>
  (await categoryRows(db)).map(nameCategory)
