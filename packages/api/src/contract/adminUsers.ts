import * as z from 'zod/mini'

import { count, filledText, text } from '@kathasagar/story/schema'
import { adminPage } from './adminStories.ts'
import { id, instant } from './fields.ts'
import { LIMITS, USER_ROLES } from './vocabulary/vocabulary.ts'

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
