import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { TAGS } from './kinds.ts'

export const listAdminTags: Call<'listAdminTags', Platform> = ({ db }) => TAGS.list(db)
