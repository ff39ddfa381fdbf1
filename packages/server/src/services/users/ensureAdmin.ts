import { randomBytes } from 'node:crypto'

import { CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import { isRefusal } from '../refusal.ts'

export interface AdminSettings {
  email: string | null
  password: string | null
  /** Why the password that was set cannot be used; null where it can, or none was set. */
  passwordFault: string | null
}

/** The first admin cannot be made with the password that was set for them. */
export class AdminPasswordError extends Error {}

export interface NewAdmin {
  username: string
  /** Shown once where we made it up; absent where the settings gave it. */
  password: string | null
}

/** What the first admin is called. */
export const ADMIN_NAME = 'admin'
const DEFAULT_EMAIL = 'admin@localhost'

/** Makes the first admin of an installation. Nothing when there is one, or when the name is taken. */
export async function ensureAdmin(
  { store, passwords }: Ports,
  settings: AdminSettings,
): Promise<NewAdmin | null> {
  if (await store.repositories.users.hasAdmin()) return null
  if (settings.passwordFault !== null) throw new AdminPasswordError(settings.passwordFault)

  const password = settings.password ?? randomBytes(15).toString('base64url')
  const password_hash = await passwords.hash(password)
  if (isRefusal(password_hash)) return null

  return store.transaction(async ({ users, ledger }) => {
    const admin = await users.insertUser({
      username: ADMIN_NAME,
      email: settings.email ?? DEFAULT_EMAIL,
      display_name: null,
      password_hash,
      role: 'admin',
      is_verified: true,
    })
    if (!admin) return null
    await ledger.grantCredits(admin.id, CREDITS_AT_REGISTRATION, 'registration')
    return { username: ADMIN_NAME, password: settings.password === null ? password : null }
  })
}
