import * as z from 'zod/mini'
import { STORY_STATUSES } from '@kathasagar/story/vocabulary'
import { count, filledText, text } from '@kathasagar/story/schema'

import { LIMITS, REPORT_REASONS, USER_ROLES } from './vocabulary/vocabulary.ts'
import { ReportedScene } from './storyReports.ts'
import { adminPage } from './adminStories.ts'
import { id, instant, lastDays, utcDay } from './fields.ts'
import { route } from './route.ts'

const EVENTS_PER_PAGE = 50
const WORD_MAX = 40

export const AuditQuery = z.object({
  actor_id: z.optional(id),
  /** Username or e-mail of who did it, whatever the case. */
  actor: z.optional(text(LIMITS.emailMax)),
  act: z.optional(text(WORD_MAX)),
  target_kind: z.optional(text(WORD_MAX)),
  target_id: z.optional(text(100)),
  day: z.optional(utcDay),
  /** Only events before this one, for the next page. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
})
export type AuditQuery = z.infer<typeof AuditQuery>

const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Who did what to what, and what that changed. */
export const AuditEntry = z.object({
  id: z.string(),
  happened_at: instant,
  actor_id: z.nullable(id),
  /** Username; absent for guests, for the server itself, and where the account is gone. */
  actor_name: z.nullable(z.string()),
  act: z.string(),
  target_kind: z.nullable(z.string()),
  target_id: z.nullable(z.string()),
  /**
   * Title or username, where the target is a story or a user that is still there; of a report the
   * title that its story had.
   */
  target_name: z.nullable(z.string()),
  /** What was reported, where the target is a report whose reporter is still there. */
  report: z.nullable(
    z.object({
      story_id: id,
      /** The story is not deleted. */
      is_story_there: z.boolean(),
      /** Where the session that lay beside it stood; null where there was none. */
      scene: z.nullable(ReportedScene),
      reason: z.enum(REPORT_REASONS),
      /** The reporter's own words; blank where there were none. */
      note: z.string(),
    }),
  ),
  before: z.nullable(Facts),
  after: z.nullable(Facts),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({
  /** The latest first. */
  entries: z.array(AuditEntry).check(z.maxLength(EVENTS_PER_PAGE)),
  has_more: z.boolean(),
  /** Every act that can be asked for. */
  acts: z.array(z.string()),
  /** Days for which events are stored. */
  days: z._default(z.int(), 180),
})
export type AuditPage = z.infer<typeof AuditPage>

export const OverviewQuery = z.object({ days: lastDays })
export type OverviewQuery = z.infer<typeof OverviewQuery>

/** Over all accounts: more than one of them may hold. */
const sum = z.int().check(z.minimum(0))

/** What happened on one day of UTC. */
export const OverviewDay = z.object({
  day: z.iso.date(),
  /** As the figures of stories count them: without their authors' own. */
  plays: count,
  finishes: count,
  /** Turns that no storyteller or painter could give. */
  failures: count,
  credits_issued: sum,
  credits_spent: sum,
})
export type OverviewDay = z.infer<typeof OverviewDay>

export const Overview = z.object({
  stories: z.record(z.enum(STORY_STATUSES), count),
  users: count,
  /** Stories that wait for an editor, and open reports. */
  waiting: count,
  /** As many as were asked for, oldest first, the last of them today. */
  days: z.array(OverviewDay),
})
export type Overview = z.infer<typeof Overview>

/** Most credits in one grant. */
export const GRANT_MAX = 100_000

export const AdminUsersQuery = z.object({
  ...adminPage,
  /** Part of a username, a display name or an e-mail, whatever the case. */
  search: z._default(text(LIMITS.searchQueryMax), ''),
  role: z.optional(z.enum(USER_ROLES)),
  state: z.optional(z.enum(['active', 'suspended', 'closing'])),
})
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>

/** Somebody with an account, as admins see them. */
export const AdminUser = z.object({
  id,
  username: z.string(),
  /** Absent for authors of the shipped catalogue. */
  email: z.nullable(z.string()),
  display_name: z.nullable(z.string()),
  role: z.enum(USER_ROLES),
  is_verified: z.boolean(),
  has_premium_access: z.boolean(),
  suspended_at: z.nullable(instant),
  /** When the closed account is erased. */
  delete_after: z.nullable(instant),
  created_at: instant,
  /** What can be spent. */
  credits: count,
  stories: count,
  /** Of these, such as readers find now. */
  published_stories: count,
  /** Those that were taken down with the account and are down still. */
  stories_down: count,
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUsers = z.object({
  users: z.array(AdminUser),
  page: count,
  total_pages: count,
  total_users: count,
})
export type AdminUsers = z.infer<typeof AdminUsers>

export const UserParams = z.object({ user_id: id })

/** Why, for the audit log. */
const reason = filledText(LIMITS.userActReasonMax)

export const RoleRequest = z.strictObject({ role: z.enum(USER_ROLES) })
export const SuspensionRequest = z.strictObject({
  is_suspended: z.boolean(),
  reason,
  /** Takes their published stories down as well, or brings back those that went down so. */
  with_stories: z._default(z.boolean(), false),
})
export const SecondFactorReset = z.strictObject({ reason })
export const PremiumRequest = z.strictObject({ has_premium_access: z.boolean(), reason })
export const CreditGrant = z.strictObject({
  amount: z.int().check(z.minimum(1), z.maximum(GRANT_MAX)),
  /** Read by the player in their wallet, and kept in the audit log. */
  reason,
})
export type CreditGrant = z.infer<typeof CreditGrant>

/** The people of an installation, what was done in it, and how it fares. */
export const adminRoutes = {
  listUsers: route('GET', '/admin/users', {
    summary: 'Everybody with an account, the newest first',
    access: 'admin',
    query: AdminUsersQuery,
    answer: AdminUsers,
  }),
  setRole: route('PUT', '/admin/users/:user_id/role', {
    summary: 'Make somebody an admin, or a user again; holds at once',
    access: 'admin',
    params: UserParams,
    body: RoleRequest,
    answer: AdminUser,
    requiresReauth: true,
    errors: ['not_found', 'last_admin', 'reauth_required'],
  }),
  setSuspension: route('PUT', '/admin/users/:user_id/suspension', {
    summary:
      'Suspend an account, its published stories too if asked, or open it again; holds at once',
    access: 'admin',
    params: UserParams,
    body: SuspensionRequest,
    answer: AdminUser,
    requiresReauth: true,
    errors: ['not_found', 'last_admin', 'reauth_required'],
  }),
  setPremium: route('PUT', '/admin/users/:user_id/premium', {
    summary: 'Give premium access, or take it back, for a reason',
    access: 'admin',
    params: UserParams,
    body: PremiumRequest,
    answer: AdminUser,
    requiresReauth: true,
    errors: ['not_found', 'reauth_required'],
  }),
  resetSecondFactor: route('POST', '/admin/users/:user_id/second-factor/reset', {
    summary: 'Take the authenticator app and recovery codes off an account that has lost them',
    access: 'admin',
    params: UserParams,
    body: SecondFactorReset,
    answer: AdminUser,
    requiresReauth: true,
    errors: ['not_found', 'reauth_required'],
  }),
  grantCredits: route('POST', '/admin/users/:user_id/credits', {
    summary: 'Give credits for a reason that the player reads; never to oneself',
    access: 'admin',
    params: UserParams,
    body: CreditGrant,
    answer: AdminUser,
    status: 201,
    requiresReauth: true,
    takesKey: true,
    errors: ['not_found', 'own_account', 'reauth_required', 'key_reused'],
  }),
  listAudit: route('GET', '/admin/audit', {
    summary: 'Who did what, the latest first',
    access: 'admin',
    query: AuditQuery,
    answer: AuditPage,
  }),
  getOverview: route('GET', '/admin/overview', {
    summary: 'How the catalogue fares: plays, failures and credits, day by day',
    access: 'admin',
    query: OverviewQuery,
    answer: Overview,
  }),
} as const
