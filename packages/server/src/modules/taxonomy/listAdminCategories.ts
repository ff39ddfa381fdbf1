import type { Call, Platform } from '../../platform/call.ts'
import { CATEGORIES } from './kinds.ts'

export const listAdminCategories: Call<'listAdminCategories', Platform> = ({ db }) =>
  CATEGORIES.list(db)
