import { blockAuthor, listBlocked, unblockAuthor } from '../../services/authors/blockAuthor.ts'
import {
  countUnread,
  getNoticeSettings,
  listNotices,
  readNotices,
  setNotice,
} from '../../services/notices/readNotices.ts'
import type { Handlers } from '../call.ts'

export const noticeRoutes = {
  listNotices: ({ ports, caller: { user }, query }) => listNotices(ports, user.id, query),
  countUnread: ({ ports, caller: { user } }) => countUnread(ports, user.id),
  readNotices: ({ ports, caller: { user }, body }) => readNotices(ports, user.id, body.up_to),
  getNoticeSettings: ({ ports, caller: { user } }) => getNoticeSettings(ports, user.id),
  setNotice: ({ ports, caller: { user }, body }) => setNotice(ports, user.id, body),
  listBlocked: ({ ports, caller: { user } }) => listBlocked(ports, user.id),
  blockAuthor: ({ ports, caller: { user }, params }) => blockAuthor(ports, user, params.handle),
  unblockAuthor: ({ ports, caller: { user }, params }) => unblockAuthor(ports, user, params.handle),
} satisfies Partial<Handlers>
