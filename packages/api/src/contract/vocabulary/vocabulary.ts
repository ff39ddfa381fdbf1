/** Vocabulary of the site. That of stories is in `@kathasagar/story/vocabulary`. */

export const STORY_SORTS = ['newest', 'popular', 'rated'] as const

export type StorySort = (typeof STORY_SORTS)[number]

export const NOTICE_KINDS = [
  'comment_answered',
  'followed',
  'story_published',
  'story_commented',
  'story_taken_down',
  'report_decided',
] as const

/** Kinds that are stored as rows. Stories of followed authors are read from the stories instead. */
export type StoredNoticeKind = Exclude<(typeof NOTICE_KINDS)[number], 'story_published'>

export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const PART_PROGRESS = ['new', 'begun', 'finished'] as const

/** Results of a report: content removed, content not removed, or content already deleted. */
export const REPORT_OUTCOMES = ['upheld', 'closed', 'gone'] as const

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const FREE_INPUTS_SHOWN = ['all', 'not_understood'] as const

export type FreeInputsShown = (typeof FREE_INPUTS_SHOWN)[number]

export const ANSWERED_BY = ['choice', 'reaction', 'topic'] as const

export type AnsweredBy = (typeof ANSWERED_BY)[number]

export const REPORT_REASONS = [
  'wrong_rating',
  'sexual',
  'violent',
  'hateful',
  'copied',
  'broken',
  'other',
] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** Kinds of tasks. Daily tasks repeat; milestones and achievements can be completed once. */
export const TASK_TYPES = ['daily', 'milestone', 'achievement'] as const

export type TaskType = (typeof TASK_TYPES)[number]

export const USER_ROLES = ['user', 'admin'] as const

export type UserRole = (typeof USER_ROLES)[number]

export const LOG_ENTRY_TYPES = [
  'session_separator',
  'narrative',
  'setup',
  'action',
  'model_info',
  'user_action',
  'choice',
  'error',
  'warning',
  'declined',
  'hint',
  'asked',
  'completion',
  'image',
] as const

export type LogEntryType = (typeof LOG_ENTRY_TYPES)[number]

export const MODEL_TIERS = ['free', 'standard', 'advanced', 'premium'] as const

export const DRAWN_AVATARS = [
  'lamp',
  'boat',
  'lotus',
  'peacock',
  'elephant',
  'tiger',
  'fish',
  'moon',
  'banyan',
  'conch',
] as const

export type DrawnAvatar = (typeof DRAWN_AVATARS)[number]

export { LIMITS } from './limits.ts'
export * from './models.ts'

/** Request header that makes an action idempotent, so that it is charged once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Access tokens are renewed this long before they expire, in ms. */
export const TOKEN_EXPIRY_MARGIN_MS = 30_000

/** Special characters. A password needs at least one. */
export const PASSWORD_SPECIALS = '!@#$%^&*(),.?":{}|<>'

export const CREDITS_AT_REGISTRATION = 20

export const CREDITS_AT_VERIFICATION = 80

/** The player is warned if the balance is lower than this factor times the model's price. */
export const LOW_CREDIT_FACTOR = 5

export const API_BASE = '/api/v1'

/** Path of the page that plays an imported page, relative to `API_BASE`. */
export const storyPagePath = (hash: string): string => `/story-pages/${hash}`
