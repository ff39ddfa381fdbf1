import { DAY_MS, type BodyOf, type SignedIn } from '@kathasagar/api/contract'
import {
  CREDITS_AT_REGISTRATION,
  CREDITS_AT_VERIFICATION,
  LIMITS,
} from '@kathasagar/api/contract/vocabulary'

import { recordSeldom } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'
import type { GoogleIdentity } from './googlePorts.ts'
import { newUsername } from './newUsername.ts'
import { removeSetUp } from './removeSetUp.ts'
import type { StoredUser } from './ports.ts'
import { askSecondStep } from './askSecondStep.ts'
import { takeGuestIn } from './takeGuestIn.ts'
import { GOOGLE_REFUSED, readGoogleToken, spendNonce } from './spendGoogleToken.ts'

/** Each with a number of its own: that all of them are taken does not happen. */
const NAMES_TRIED = 8

/** Whom Google vouches for, and what the page spoke where they came in. */
type Newcomer = GoogleIdentity & Pick<BodyOf<'googleLogin'>, 'language'>

async function insertNamed({ users }: Repositories, { email, name, language }: Newcomer) {
  const display_name = name === null ? null : [...name].slice(0, LIMITS.displayNameMax).join('')
  for (let tries = 0; tries < NAMES_TRIED; tries += 1) {
    const username = newUsername(name)
    const account = { username, email, display_name, password_hash: null, role: 'user' as const }
    const user = await users.insertUser({
      ...account,
      is_verified: true,
      language: language ?? null,
    })
    if (user) return user
    // Another tab of the same person was a moment earlier.
    const twin = await users.lockByEmail(email)
    if (twin) return twin
  }
  throw new Error(`No username is free for ${NAMES_TRIED} tries`)
}

/**
 * The local account with the same e-mail is theirs, for Google has seen the e-mail. While nobody
 * had confirmed it here, whoever registered it may be a stranger who waits for its owner: then its
 * password, its sign-ins, its links and its second factors are void, and so is the key of its models.
 */
async function claim(repositories: Repositories, user: StoredUser, now: Date) {
  const { users, signIns, links } = repositories
  if (user.is_verified) return
  await removeSetUp(repositories, user.id)
  await users.setPassword(user.id, null)
  await signIns.endAll(user.id, now)
  await links.spendAll(user.id, now)
  await users.setVerified(user.id)
}

/**
 * Another person of Google with the same e-mail: an address may change hands, the account does not.
 * Its owner hears of it, once a day however often it is tried.
 */
async function turnAway(repositories: Repositories, { id, email }: StoredUser, now: Date) {
  const { rateLimits, outbox } = repositories
  const target = { kind: 'user', id }
  await recordSeldom(repositories.db, id, { actor_id: null, act: 'google_taken', target }, now)
  const { hits } = await rateLimits.hit(`google-taken:${id}`, DAY_MS, now)
  if (hits === 1 && email) await outbox.queueMail('google_taken', email, now)
  return { code: 'google_taken' } satisfies Refusal
}

/** Whose the Google account is; an account that is made or linked for it gets its credits. */
async function userOf(
  { ledgerAudit }: Ports,
  repositories: Repositories,
  identity: Newcomer,
  now: Date,
): Promise<StoredUser | Refusal> {
  const { users, google, ledger } = repositories
  const known = await google.findUser(identity)
  if (known) return known
  if (!ledgerAudit.isSound()) return { code: 'read_only' }

  const sameEmail = await users.lockByEmail(identity.email)
  const user = sameEmail ?? (await insertNamed(repositories, identity))
  if (await google.isTaken(user.id, identity)) return turnAway(repositories, user, now)
  if (sameEmail) await claim(repositories, sameEmail, now)
  await google.link(user.id, identity, now)
  await ledger.grantCredits(user.id, CREDITS_AT_REGISTRATION, 'registration')
  await ledger.grantCredits(user.id, CREDITS_AT_VERIFICATION, 'verification')
  return (await users.findUser(user.id)) ?? user
}

/** Signs in whom Google vouches for; somebody new has an account and all their credits at once. */
export async function googleLogin(
  ports: Ports,
  body: BodyOf<'googleLogin'>,
  origin: SignInOrigin,
): Promise<SignedIn | Refusal> {
  const { clock, store } = ports
  const identity = await readGoogleToken(ports, body)
  if (isRefusal(identity)) return identity

  return store.transaction(async (repositories) => {
    const now = clock.now()
    if (!(await spendNonce(ports, repositories, identity, now))) return GOOGLE_REFUSED
    const user = await userOf(ports, repositories, { ...identity, language: body.language }, now)
    if (isRefusal(user)) return user
    if (user.suspended_at) return { code: 'account_suspended' }
    const step = await askSecondStep(ports, repositories, user.id, true)
    if (step) return step
    await takeGuestIn(ports, repositories, body, user)
    const manner = {
      isMemoized: true,
      isReauthenticated: true,
      origin,
    } as const
    return beginSignIn(ports, repositories, user, manner)
  })
}
