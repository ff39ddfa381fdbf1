import { AuditPage, AuditQuery, Overview, OverviewQuery } from '../adminAudit.ts'
import {
  AdminUser,
  AdminUsers,
  AdminUsersQuery,
  CreditGrant,
  PremiumRequest,
  RoleRequest,
  SecondFactorReset,
  SuspensionRequest,
  UserParams,
} from '../adminUsers.ts'
import { route } from '../route.ts'

/** The people of an installation, what was done in it, and how it fares. */
export const routes = {
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
