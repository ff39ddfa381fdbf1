import type { BodyOf } from '@kathasagar/api/contract'
import { CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract/vocabulary'

import { isEasyToGuess } from '../../domain/passwords.ts'
import { recordEvent } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { insertUser } from '../../modules/users/index.ts'

type Form = Pick<BodyOf<'register'>, 'username' | 'email' | 'password'>

/** Makes one more admin, from the command line of the installation. */
export async function createAdmin(
  { store, passwords, clock }: Ports,
  { username, email, password }: Form,
): Promise<{ id: string } | Refusal> {
  if (isEasyToGuess(password, [username, email])) {
    return fieldRefusal('password', 'This password is easy to guess')
  }
  const password_hash = await passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  return store.transaction(async (repos) => {
    const admin = await insertUser(repos.db, {
      username,
      email,
      display_name: null,
      password_hash,
      role: 'admin',
      is_verified: true,
    })
    if (!admin) return fieldRefusal('username', 'The username or the e-mail is taken')
    await repos.ledger.grantCredits(admin.id, CREDITS_AT_REGISTRATION, 'registration')
    const target = { kind: 'user', id: admin.id }
    const after = { role: 'admin' }
    await recordEvent(repos.db, { actor_id: null, act: 'role_changed', target, after }, clock.now())
    return { id: admin.id }
  })
}
