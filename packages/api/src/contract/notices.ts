import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { Author } from './stories.ts'
import { NOTICE_KINDS, REPORT_OUTCOMES } from './vocabulary/vocabulary.ts'
import { SIXTY_PER_MINUTE } from './rateLimits.ts'
import { id, instant, instantCursor } from './fields.ts'
import { userRoute } from './route.ts'

/** A notification. Similar events are grouped. */
export const Notice = z.object({
  id,
  kind: z.enum(NOTICE_KINDS),
  happened_at: instant,
  is_read: z.boolean(),
  /** Most recent users, except deleted and blocked ones. */
  people: z.array(Author),
  people_total: count,
  /** Story. Null if the caller can't see it. */
  story: z.nullable(z.object({ id, title: z.string() })),
  /** Latest comment or an editor's reason, in Markdown. Null if the caller cannot see it. */
  words: z.nullable(z.string()),
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
})
export interface Notice extends z.infer<typeof Notice> {}

/** Number of unread notifications, at most `LIMITS.unreadNotices`. */
export const UnreadNotices = z.object({ unread: count })
export interface UnreadNotices extends z.infer<typeof UnreadNotices> {}

export const NoticeList = z.extend(UnreadNotices, {
  notices: z.array(Notice),
  next: z.nullable(instantCursor),
})
export interface NoticeList extends z.infer<typeof NoticeList> {}

/** Marks all events up to this time as read. */
export const NoticesRead = z.object({ up_to: instant })

export const NoticeSetting = z.object({ kind: z.enum(NOTICE_KINDS), is_on: z.boolean() })
export interface NoticeSetting extends z.infer<typeof NoticeSetting> {}

export const NoticeSettings = z.object({ settings: z.array(NoticeSetting) })
export interface NoticeSettings extends z.infer<typeof NoticeSettings> {}

export default {
  listNotices: userRoute('GET', '/notices', {
    summary: 'List notifications by page, latest first',
    query: z.object({ cursor: z.optional(instantCursor) }),
    answer: NoticeList,
  }),
  countUnread: userRoute('GET', '/notices/unread', {
    summary: 'Count unread notifications',
    answer: UnreadNotices,
  }),
  readNotices: userRoute('PUT', '/notices/read', {
    summary: 'Mark notifications up to a time as read',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: NoticesRead,
    answer: UnreadNotices,
  }),
  getNoticeSettings: userRoute('GET', '/me/notices', {
    summary: 'Get the enabled kinds of notifications',
    answer: NoticeSettings,
  }),
  setNotice: userRoute('PUT', '/me/notices', {
    summary: 'Enable or disable a kind of notifications',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: NoticeSetting,
    answer: NoticeSettings,
  }),
} as const
