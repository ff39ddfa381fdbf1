import type { Call, Platform } from '../../platform/call.ts'
import { findUser } from '../users/index.ts'
import { isOpen, selectLink } from './accountLinks.ts'

export const readLoginLink: Call<'readLoginLink', Platform> = async ({ db, clock }, { body }) => {
  const link = await selectLink(db, body.token, 'log_in').executeTakeFirst()
  const user = isOpen(link, clock.now()) ? await findUser(db, link.user_id) : undefined
  if (!user) return { code: 'login_link_invalid' }
  if (user.suspended_at) return { code: 'account_suspended' }
  return { username: user.username, display_name: user.display_name }
}
