import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { unreadOf } from './notices.queries.ts'

export const countUnread: Call<'countUnread', Platform> = ({ db, clock }, { user }) =>
  unreadOf(db, user.id, clock.now())
