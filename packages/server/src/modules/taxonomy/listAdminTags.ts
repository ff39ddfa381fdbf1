import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { TAGS } from './kinds.ts'

/** Lists all tags with the number of their stories. */
export const listAdminTags: Call<'listAdminTags', Platform> = ({ db }) => TAGS.list(db)
