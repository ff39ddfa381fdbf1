import * as z from 'zod/mini'
import { STORY_STATUSES } from '@kathasagar/story/vocabulary'
import { count, nonEmptyText, text } from '@kathasagar/story/schema'

import { LIMITS, REPORT_REASONS, USER_ROLES } from './vocabulary/vocabulary.ts'
import { ReportedScene } from './storyReports.ts'
import { adminPage } from './adminStories.ts'
import { id, instant, lastDays, utcDay } from './fields.ts'
import { adminRoute } from './route.ts'

const EVENTS_PER_PAGE = 50
const WORD_MAX = 40

export const AuditQuery = z.object({
  actor_id: z.optional(id),
  /** Username or email of the user who acted. Case-insensitive. */
  actor: z.optional(text(LIMITS.emailMax)),
  act: z.optional(text(WORD_MAX)),
  target_kind: z.optional(text(WORD_MAX)),
  target_id: z.optional(text(100)),
  day: z.optional(utcDay),
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
})
export interface AuditQuery extends z.infer<typeof AuditQuery> {}

const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const AuditEntry = z.object({
  id: z.string(),
  happened_at: instant,
  actor_id: z.nullable(id),
  /** Username. Null for guests, the server, and deleted accounts. */
  actor_name: z.nullable(z.string()),
  act: z.string(),
  target_kind: z.nullable(z.string()),
  target_id: z.nullable(z.string()),
  /** Title or username of a target that exists. For a report, the story's title at that time. */
  target_name: z.nullable(z.string()),
  /** Set if the target is a report and its reporter still has an account. */
  report: z.nullable(
    z.object({
      story_id: id,
      is_story_there: z.boolean(),
      scene: z.nullable(ReportedScene),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
    }),
  ),
  before: z.nullable(Facts),
  after: z.nullable(Facts),
})
export interface AuditEntry extends z.infer<typeof AuditEntry> {}

export const AuditPage = z.object({
  entries: z.array(AuditEntry).check(z.maxLength(EVENTS_PER_PAGE)),
  has_more: z.boolean(),
  acts: z.array(z.string()),
  /** Number of days for which events are stored. */
  days: z._default(z.int(), 180),
})
export interface AuditPage extends z.infer<typeof AuditPage> {}

/** Totals over all accounts. Their items may overlap. */
const sum = z.int().check(z.minimum(0))

export const OverviewDay = z.object({
  day: z.iso.date(),
  /** Sessions, except those of authors in their own stories. */
  plays: count,
  finishes: count,
  failures: count,
  credits_issued: sum,
  credits_spent: sum,
})
export interface OverviewDay extends z.infer<typeof OverviewDay> {}

export const Overview = z.object({
  stories: z.record(z.enum(STORY_STATUSES), count),
  users: count,
  /** Numbers of stories awaiting review and of open reports. */
  waiting: z.object({ stories: count, reports: count }),
  /** Requested days, oldest first. The last one is today. */
  days: z.array(OverviewDay),
})
export interface Overview extends z.infer<typeof Overview> {}

/** Maximum number of credits in one grant. */
export const GRANT_MAX = 100_000

export const AdminUsersQuery = z.object({
  ...adminPage,
  /** Part of a username, display name or email; case-insensitive. */
  search: z._default(text(LIMITS.searchQueryMax), ''),
  role: z.optional(z.enum(USER_ROLES)),
  state: z.optional(z.enum(['active', 'suspended', 'closing'])),
})
export interface AdminUsersQuery extends z.infer<typeof AdminUsersQuery> {}

export const AdminUser = z.object({
  id,
  username: z.string(),
  /** Email address. Null for authors of shipped stories. */
  email: z.nullable(z.string()),
  display_name: z.nullable(z.string()),
  role: z.enum(USER_ROLES),
  is_verified: z.boolean(),
  has_premium_access: z.boolean(),
  suspended_at: z.nullable(instant),
  delete_after: z.nullable(instant),
  created_at: instant,
  credits: count,
  stories: count,
  published_stories: count,
  /** Number of stories that were taken down with the account and not restored. */
  stories_down: count,
})
export interface AdminUser extends z.infer<typeof AdminUser> {}

export const AdminUsers = z.object({
  users: z.array(AdminUser),
  page: count,
  total_pages: count,
  total_users: count,
})
export interface AdminUsers extends z.infer<typeof AdminUsers> {}

const reason = nonEmptyText(LIMITS.userActReasonMax)

export const RoleRequest = z.strictObject({ role: z.enum(USER_ROLES) })
export const SuspensionRequest = z.strictObject({
  is_suspended: z.boolean(),
  reason,
  /** Also takes down the user's published stories, or restores them. */
  with_stories: z._default(z.boolean(), false),
})
export const SecondFactorReset = z.strictObject({ reason })
export const PremiumRequest = z.strictObject({ has_premium_access: z.boolean(), reason })
export const CreditGrant = z.strictObject({
  amount: z.int().check(z.minimum(1), z.maximum(GRANT_MAX)),
  /** Shown to the user in the credit history and stored in the audit log. */
  reason,
})
export interface CreditGrant extends z.infer<typeof CreditGrant> {}

export default {
  listUsers: adminRoute('GET', '/admin/users', {
    summary: 'List users, newest first',
    query: AdminUsersQuery,
    answer: AdminUsers,
  }),
  setRole: adminRoute('PUT', '/admin/users/:user_id/role', {
    summary: 'Change the role of a user, effective immediately',
    body: RoleRequest,
    answer: AdminUser,
    requiresReauth: true,
    errors: ['not_found', 'last_admin', 'reauth_required'],
  }),
  setSuspension: adminRoute('PUT', '/admin/users/:user_id/suspension', {
    summary:
      'Suspend or restore an account, optionally with its published stories; effective immediately',
    body: SuspensionRequest,
    answer: AdminUser,
    requiresReauth: true,
    errors: ['not_found', 'last_admin', 'reauth_required'],
  }),
  setPremium: adminRoute('PUT', '/admin/users/:user_id/premium', {
    summary: 'Grant or revoke premium access, with a reason',
    body: PremiumRequest,
    answer: AdminUser,
    requiresReauth: true,
    errors: ['not_found', 'reauth_required'],
  }),
  resetSecondFactor: adminRoute('POST', '/admin/users/:user_id/second-factor/reset', {
    summary: 'Remove the authenticator app and recovery codes of a user who lost them',
    body: SecondFactorReset,
    answer: AdminUser,
    requiresReauth: true,
    errors: ['not_found', 'reauth_required'],
  }),
  grantCredits: adminRoute('POST', '/admin/users/:user_id/credits', {
    summary: 'Grant credits to another user, with a reason that the user sees',
    body: CreditGrant,
    answer: AdminUser,
    status: 201,
    requiresReauth: true,
    takesKey: true,
    errors: ['not_found', 'own_account', 'reauth_required', 'key_reused'],
  }),
  listAudit: adminRoute('GET', '/admin/audit', {
    summary: 'List the audit log, latest first',
    query: AuditQuery,
    answer: AuditPage,
  }),
  getOverview: adminRoute('GET', '/admin/overview', {
    summary: 'Get plays, failures and credits by day',
    query: z.object({ days: lastDays }),
    answer: Overview,
  }),
} as const
