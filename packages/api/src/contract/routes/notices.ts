import { AuthorParams } from '../authors.ts'
import {
  BlockAnswer,
  BlockedPeople,
  NoticeList,
  NoticeSetting,
  NoticeSettings,
  NoticesQuery,
  NoticesRead,
  UnreadNotices,
} from '../notices.ts'
import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'

/** What concerns a reader, and whom they want to hear nothing of. */
export const routes = {
  listNotices: route('GET', '/notices', {
    summary: 'What concerns you, the latest first, a page at a time',
    access: 'user',
    query: NoticesQuery,
    answer: NoticeList,
  }),
  countUnread: route('GET', '/notices/unread', {
    summary: 'How many notices you have not seen',
    access: 'user',
    answer: UnreadNotices,
  }),
  readNotices: route('PUT', '/notices/read', {
    summary: 'Mark as read what has happened up to a moment',
    access: 'user',
    rateLimit: { light: OFTEN },
    body: NoticesRead,
    answer: UnreadNotices,
  }),
  getNoticeSettings: route('GET', '/me/notices', {
    summary: 'Which kinds of notices you get',
    access: 'user',
    answer: NoticeSettings,
  }),
  setNotice: route('PUT', '/me/notices', {
    summary: 'Switch one kind of notices on or off',
    access: 'user',
    rateLimit: { light: OFTEN },
    body: NoticeSetting,
    answer: NoticeSettings,
  }),
  listBlocked: route('GET', '/me/blocked', {
    summary: 'Whom you have blocked, the latest first',
    access: 'user',
    answer: BlockedPeople,
  }),
  blockAuthor: route('PUT', '/authors/:handle/block', {
    summary: 'Block somebody: neither sees what the other says, nor follows them',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: AuthorParams,
    answer: BlockAnswer,
    errors: ['author_not_found', 'own_account', 'blocks_full'],
  }),
  unblockAuthor: route('DELETE', '/authors/:handle/block', {
    summary: 'Block somebody no more',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: AuthorParams,
    answer: BlockAnswer,
    errors: ['author_not_found'],
  }),
} as const
