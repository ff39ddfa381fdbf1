import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { Author } from './stories.ts'
import { AuthorParams } from './authors.ts'
import { NOTICE_KINDS, REPORT_OUTCOMES } from './vocabulary/vocabulary.ts'
import { OFTEN } from './rateLimits.ts'
import { id, instant, instantCursor } from './fields.ts'
import { route } from './route.ts'

/** Something that concerns the caller; what is alike stands in one, with how many people did it. */
export const Notice = z.object({
  id,
  kind: z.enum(NOTICE_KINDS),
  /** When it happened last. */
  happened_at: instant,
  is_read: z.boolean(),
  /** The last few who did it; without those who have left, or whom the caller has blocked. */
  people: z.array(Author),
  /** How many did it. */
  people_total: count,
  /** The story that it happened at, where the caller may see it. */
  story: z.nullable(z.object({ id, title: z.string() })),
  /** What was said last, as far as the caller may read it, or an editor's reason; Markdown. */
  words: z.nullable(z.string()),
  /** What came of a report. */
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
})
export type Notice = z.infer<typeof Notice>

export const NoticesQuery = z.object({ cursor: z.optional(instantCursor) })
export type NoticesQuery = z.infer<typeof NoticesQuery>

/** How many notices the caller has not seen: at most `LIMITS.unreadNotices`, which stands for more. */
export const UnreadNotices = z.object({ unread: count })
export type UnreadNotices = z.infer<typeof UnreadNotices>

export const NoticeList = z.extend(UnreadNotices, {
  notices: z.array(Notice),
  next: z.nullable(instantCursor),
})
export type NoticeList = z.infer<typeof NoticeList>

/** All that happened until then is read. */
export const NoticesRead = z.object({ up_to: instant })

/** Switch of one kind of notifications. */
export const NoticeSetting = z.object({ kind: z.enum(NOTICE_KINDS), is_on: z.boolean() })
export type NoticeSetting = z.infer<typeof NoticeSetting>

/** The switch of every kind. */
export const NoticeSettings = z.object({ settings: z.array(NoticeSetting) })
export type NoticeSettings = z.infer<typeof NoticeSettings>

/** Who was blocked; a handle is null where the account is closed or suspended. */
export const BlockedPeople = z.object({ blocked: z.array(Author) })
export type BlockedPeople = z.infer<typeof BlockedPeople>

export const BlockAnswer = z.object({ is_blocked: z.boolean() })
export type BlockAnswer = z.infer<typeof BlockAnswer>

/** What concerns a reader, and whom they want to hear nothing of. */
export const noticesRoutes = {
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
