import type { Call, Platform } from '../../platform/call.ts'
import { isOpen, selectLink } from './accountLinks.ts'

export const readResetLink: Call<'readResetLink', Platform> = async ({ db, clock }, { body }) => {
  const link = await selectLink(db, body.token, 'reset_password').executeTakeFirst()
  if (!link) return { state: 'unknown' }
  if (link.used_at) return { state: 'used' }
  return { state: isOpen(link, clock.now()) ? 'open' : 'expired' }
}
