import {
  type BodyOf,
  type FieldFault,
  FORM_MESSAGES,
  type SignedIn,
} from '@kathasagar/api/contract'
import { CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract/vocabulary'

import { isEasyToGuess } from '../../domain/passwords.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'
import { lockGuest, payEarned } from './takeGuestIn.ts'

async function takenFaults({ users }: Repositories, names: { username: string; email: string }) {
  const taken = await users.findTaken(names)
  const faults: FieldFault[] = []
  if (taken.username) {
    faults.push({ loc: ['username'], msg: FORM_MESSAGES.usernameTaken, type: 'usernameTaken' })
  }
  if (taken.email)
    faults.push({ loc: ['email'], msg: FORM_MESSAGES.emailTaken, type: 'emailTaken' })
  return faults
}

type Account = Omit<BodyOf<'register'>, 'password' | 'confirm_password'> & { password_hash: string }

/**
 * The account of a form; a guest's becomes it under the same id, so that nothing has to move. Nothing
 * where a name is taken.
 */
async function openAccount(ports: Ports, repositories: Repositories, form: Account) {
  const { username, email, password_hash, language = null } = form
  const display_name = form.display_name?.trim() || null
  const account = { username, email, display_name, password_hash, language }
  const guest = await lockGuest(ports, repositories, form.guest_token)
  if (!guest) {
    return repositories.users.insertUser({ ...account, role: 'user', is_verified: false })
  }
  if (!(await repositories.guests.becomeAccount(guest.id, account))) return undefined
  const now = ports.clock.now()
  // What let a guest in must not open an account.
  await repositories.signIns.endAll(guest.id, now)
  await payEarned(repositories, guest.id, { now, time_zone: form.time_zone })
  return repositories.users.findUser(guest.id)
}

/** Creates an account with its first credits, and signs it in. */
export async function register(
  ports: Ports,
  form: BodyOf<'register'>,
  origin: SignInOrigin,
): Promise<SignedIn | Refusal> {
  const { store, passwords } = ports
  const { username, email, password } = form
  if (isEasyToGuess(password, [username, email])) {
    return formRefusal('password', 'passwordCommon')
  }
  // Hashing is dear, so it waits until the names are known to be free.
  const known = await takenFaults(store.repositories, form)
  if (known.length > 0) return { code: 'invalid_fields', detail: known }

  const password_hash = await passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  return store.transaction(async (repositories) => {
    const user = await openAccount(ports, repositories, { ...form, password_hash })
    // Somebody took a name while we hashed.
    if (!user) return { code: 'invalid_fields', detail: await takenFaults(repositories, form) }
    await repositories.ledger.grantCredits(user.id, CREDITS_AT_REGISTRATION, 'registration')
    await repositories.outbox.queueMail('verify_email', email, ports.clock.now())
    return beginSignIn(ports, repositories, user, {
      isReauthenticated: true,
      origin,
    })
  })
}
