import { type BodyOf, CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract'

import { isEasyToGuess } from '../../domain/passwords.ts'
import type { AuthContext } from '../auth/index.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import { insertUser } from '../users/index.ts'
import { grantCredits } from '../ledger/index.ts'

export async function createAdmin(
  { transaction, passwords, clock }: AuthContext,
  { username, email, password }: Pick<BodyOf<'register'>, 'username' | 'email' | 'password'>,
): Promise<{ id: string } | Refusal> {
  if (isEasyToGuess(password, [username, email])) {
    return fieldRefusal('password', 'This password is easy to guess')
  }
  const password_hash = await passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  const rights = { role: 'admin', is_verified: true } as const
  return transaction(async (db) => {
    const names = { username, email, display_name: null }
    const admin = await insertUser(db, { ...names, ...rights, password_hash })
    if (!admin) return fieldRefusal('username', 'The username or the e-mail is taken')
    await grantCredits(db, admin.id, CREDITS_AT_REGISTRATION, 'registration')
    const target = { kind: 'user', id: admin.id }
    const after = { role: 'admin' }
    await recordEvent(db, { actor_id: null, act: 'role_changed', target, after }, clock.now())
    return { id: admin.id }
  })
}
