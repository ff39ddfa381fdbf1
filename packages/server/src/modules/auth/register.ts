import { FORM_MESSAGES, CREDITS_AT_REGISTRATION } from '@kathasagar/api/contract'
import type { BodyOf, FieldIssue } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import { type Db, type Call, formRefusal, isRefusal } from '../../platform/call.ts'
import { queueMail } from '../mail/index.ts'
import { isEasyToGuess } from '../../domain/passwords.ts'
import { payFinished } from '../progress/index.ts'
import { findUser, insertUser, same } from '../users/index.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { AuthContext } from './context.ts'
import { endAllSignIns } from './signIns.queries.ts'
import { lockGuest } from './mergeGuest.ts'
import { grantCredits } from '../ledger/index.ts'

async function takenFaults(db: Db, { username, email }: BodyOf<'register'>): Promise<FieldIssue[]> {
  const [hasUsername, hasEmail] = [same('username', username), same('email', email)]
  const users = await db
    .selectFrom('users')
    .select([hasUsername.as('has_username'), hasEmail.as('has_email')])
    .where((where) => where.or([hasUsername, hasEmail]))
    .execute()
  const faults: FieldIssue[] = []
  if (users.some(({ has_username }) => has_username))
    faults.push({ loc: ['username'], msg: FORM_MESSAGES.usernameTaken, type: 'usernameTaken' })
  if (users.some(({ has_email }) => has_email))
    faults.push({ loc: ['email'], msg: FORM_MESSAGES.emailTaken, type: 'emailTaken' })
  return faults
}

/** Creates an account or converts the guest. Returns undefined if the username or email is taken. */
async function openAccount(
  ctx: AuthContext,
  db: Db,
  form: BodyOf<'register'>,
  password_hash: string,
) {
  const { username, email, language = null, time_zone: timeZone = 'UTC' } = form
  const display_name = form.display_name?.trim() || null
  const account = { username, email, display_name, password_hash, language }
  const guest = await lockGuest(ctx, db, form.guest_token)
  if (!guest) return insertUser(db, { ...account, role: 'user', is_verified: false })
  const { rows } = await sql<{ is_free: boolean }>`
    select become_account(${guest.id}::uuid, ${JSON.stringify(account)}::jsonb) as is_free`.execute(
    db,
  )
  if (rows[0]?.is_free !== true) return undefined
  const now = ctx.clock.now()
  // The guest's tokens must not give access to the account.
  await endAllSignIns(db, guest.id, now)
  await payFinished(db, { userId: guest.id, now, timeZone })
  return findUser(db, guest.id)
}

export const register: Call<'register', AuthContext> = async (ctx, { body, origin }) => {
  const { username, email, password } = body
  if (isEasyToGuess(password, [username, email])) return formRefusal('password', 'passwordCommon')
  // The check comes before hashing, which is slow.
  const known = await takenFaults(ctx.db, body)
  if (known.length > 0) return { code: 'invalid_fields', detail: known }

  const password_hash = await ctx.passwords.hash(password)
  if (isRefusal(password_hash)) return password_hash

  return ctx.transaction(async (db) => {
    const user = await openAccount(ctx, db, body, password_hash)
    // A concurrent request may have taken the username or email.
    if (!user) return { code: 'invalid_fields' as const, detail: await takenFaults(db, body) }
    await grantCredits(db, user.id, CREDITS_AT_REGISTRATION, 'registration')
    await queueMail(db, 'verify_email', email, ctx.clock.now())
    return beginSignIn(ctx, db, user, { isReauthenticated: true, origin })
  })
}
