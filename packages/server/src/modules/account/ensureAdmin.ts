import { randomBytes } from 'node:crypto'

import { CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract/vocabulary'

import type { AuthContext } from '../auth/index.ts'
import { hasRow } from '../../platform/db/rows.ts'
import { isRefusal } from '../../platform/call.ts'
import { insertUser } from '../users/index.ts'
import { grantCredits } from '../ledger/index.ts'

export interface AdminSettings {
  email: string | null
  password: string | null
  /** Reason why the configured password is invalid. Null if it is valid or not set. */
  passwordFault: string | null
}

export class AdminPasswordError extends Error {}

export interface NewAdmin {
  username: string
  /** Generated password, shown once. Null if it was configured. */
  password: string | null
}

export const ADMIN_NAME = 'admin'
const DEFAULT_EMAIL = 'admin@localhost'

/** Creates the first admin. Returns null if an admin exists or the username is taken. */
export async function ensureAdmin(
  ctx: AuthContext,
  settings: AdminSettings,
): Promise<NewAdmin | null> {
  const admins = ctx.db.selectFrom('users').select('id').where('role', '=', 'admin')
  if (await hasRow(admins.limit(1))) return null
  if (settings.passwordFault !== null) throw new AdminPasswordError(settings.passwordFault)

  const password = settings.password ?? randomBytes(15).toString('base64url')
  const password_hash = await ctx.passwords.hash(password)
  if (isRefusal(password_hash)) return null

  return ctx.transaction(async (db) => {
    const admin = await insertUser(db, {
      username: ADMIN_NAME,
      email: settings.email ?? DEFAULT_EMAIL,
      display_name: null,
      password_hash,
      role: 'admin',
      is_verified: true,
    })
    if (!admin) return null
    await grantCredits(db, admin.id, CREDITS_AT_REGISTRATION, 'registration')
    return { username: ADMIN_NAME, password: settings.password === null ? password : null }
  })
}
