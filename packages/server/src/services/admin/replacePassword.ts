import { isEasyToGuess } from '../../domain/passwords.ts'
import { recordEvent } from '../../modules/audit/index.ts'
import { endAllSignIns, forgetStrangers, spendWaysIn } from '../../modules/auth/index.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { findUserByName, setPassword } from '../../modules/users/index.ts'

/** Sets somebody's password from the command line, and ends every sign-in of theirs. */
export async function replacePassword(
  { store, passwords, clock }: Ports,
  { name, password }: { name: string; password: string },
): Promise<{ id: string } | Refusal> {
  const user = await findUserByName(store.repositories.db, name)
  if (!user?.email) return { code: 'not_found' }
  if (isEasyToGuess(password, [user.username, user.email])) {
    return fieldRefusal('password', 'This password is easy to guess')
  }
  const password_hash = await passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  const now = clock.now()
  const { id } = user
  return store.transaction(async (repos) => {
    await setPassword(repos.db, id, password_hash)
    await endAllSignIns(repos.db, id, now)
    await spendWaysIn(repos.db, id, now)
    await forgetStrangers(repos.db, user)
    await repos.db.deleteFrom('known_origins').where('user_id', '=', id).execute()
    const target = { kind: 'user', id }
    await recordEvent(repos.db, { actor_id: null, act: 'password_reset', target }, now)
    return { id }
  })
}
