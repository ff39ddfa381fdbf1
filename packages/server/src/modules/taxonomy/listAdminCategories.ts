import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { CATEGORIES } from './kinds.ts'

export const listAdminCategories: Call<'listAdminCategories', Platform> = ({ db }) =>
  CATEGORIES.list(db)
