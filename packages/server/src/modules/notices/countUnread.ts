import type { Call, Platform } from '../../platform/call.ts'
import { unreadOf } from './notices.queries.ts'

export const countUnread: Call<'countUnread', Platform> = ({ db, clock }, { user }) =>
  unreadOf(db, user.id, clock.now())
