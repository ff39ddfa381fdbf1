/** The words of the site that every layer shares; those of a story are in `@kathasagar/story/vocabulary`. */

/** What may come first in a list of stories. */
export const STORY_SORTS = ['newest', 'popular', 'rated'] as const

export type StorySort = (typeof STORY_SORTS)[number]

/** Orders of the comments. */
export const SAID_SORTS = ['newest', 'liked'] as const

export type SaidSort = (typeof SAID_SORTS)[number]

/** Columns of the list of all stories that can be left out; its titles and acts always show. */
export const ADMIN_STORY_COLUMNS = [
  'author',
  'category',
  'tags',
  'premium',
  'featured',
  'stats',
] as const
export type AdminStoryColumn = (typeof ADMIN_STORY_COLUMNS)[number]

/** What concerns a reader. */
export const NOTICE_KINDS = [
  'comment_answered',
  'followed',
  'story_published',
  'story_commented',
  'story_taken_down',
  'report_decided',
] as const

/** Kinds that have rows of their own; stories of followed authors are read from the stories. */
export type StoredNoticeKind = Exclude<(typeof NOTICE_KINDS)[number], 'story_published'>

export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How far a reader has come in a part of a series. */
export const PART_PROGRESS = ['new', 'begun', 'finished'] as const

export type PartProgress = (typeof PART_PROGRESS)[number]

/** What came of a report: what it was about was taken away, it stays, or was gone before. */
export const REPORT_OUTCOMES = ['upheld', 'closed', 'gone'] as const

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** Filters of the free text that players typed. */
export const FREE_INPUTS_SHOWN = ['all', 'not_understood'] as const

export type FreeInputsShown = (typeof FREE_INPUTS_SHOWN)[number]

/** Parts of a story that answer free text. */
export const ANSWERED_BY = ['choice', 'reaction', 'topic'] as const

export type AnsweredBy = (typeof ANSWERED_BY)[number]

/** Why a reader reports a story. */
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

/** How often a task can be done: every day, or once; milestones mark a way, achievements a feat. */
export const TASK_TYPES = ['daily', 'milestone', 'achievement'] as const

export type TaskType = (typeof TASK_TYPES)[number]

export const USER_ROLES = ['user', 'admin'] as const

export type UserRole = (typeof USER_ROLES)[number]

/** Lines of the play log, as the screen draws them. */
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

export type ModelTier = (typeof MODEL_TIERS)[number]

/** Pictures of a person that we drew ourselves, for whoever has none of their own. */
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

/** Head of the request that makes an action repeatable without a second charge. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Access tokens count as expired this long before they are. */
export const TOKEN_EXPIRY_MARGIN_MS = 30_000

/** Characters of which a password must hold at least one. */
export const PASSWORD_SPECIALS = '!@#$%^&*(),.?":{}|<>'

export const CREDITS_AT_REGISTRATION = 20

export const CREDITS_AT_VERIFICATION = 80

/** A balance below this many times the chosen model's cost earns a warning. */
export const LOW_CREDIT_FACTOR = 5

/** Path that the addresses of all calls begin with. */
export const API_BASE = '/api/v1'

/** Path, below `API_BASE`, of the page that plays an imported page. */
export const storyPagePath = (hash: string): string => `/story-pages/${hash}`
