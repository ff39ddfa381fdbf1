import {
  type BodyOf,
  type FieldFault,
  FORM_MESSAGES,
  type SignedIn,
} from '@kathasagar/api/contract'
import { CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract/vocabulary'

import { isEasyToGuess } from '../../domain/passwords.ts'
import type { Ports, Repositories } from '../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'

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

/** Creates an account with its first credits, and signs it in. */
export async function register(
  ports: Ports,
  form: BodyOf<'register'>,
  origin: SignInOrigin,
  device?: string,
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
    const display_name = form.display_name?.trim() || null
    const user = await repositories.users.insertUser({
      username,
      email,
      display_name,
      password_hash,
      role: 'user',
      is_verified: false,
      language: form.language ?? null,
    })
    // Somebody took a name while we hashed.
    if (!user) return { code: 'invalid_fields', detail: await takenFaults(repositories, form) }
    await repositories.ledger.grantCredits(user.id, CREDITS_AT_REGISTRATION, 'registration')
    await repositories.outbox.queueMail('verify_email', email, ports.clock.now())
    return beginSignIn(ports, repositories, user, { isReauthenticated: true, device, origin })
  })
}
