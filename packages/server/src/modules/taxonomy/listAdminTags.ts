import type { Call, Platform } from '../../platform/call.ts'
import { TAGS } from './kinds.ts'

export const listAdminTags: Call<'listAdminTags', Platform> = ({ db }) => TAGS.list(db)
