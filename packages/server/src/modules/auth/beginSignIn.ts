import { DAY_MS, type SignedIn, type Tokens } from '@kathasagar/api/contract'

import type { Db, StoredUser } from '../../platform/call.ts'
import { queueMail } from '../mail/index.ts'
import type { AuthContext } from './context.ts'
import { recordEvent } from '../audit/index.ts'
import { setDeletion } from '../users/index.ts'
import { rememberOrigin, type SignInOrigin } from './knownOrigins.ts'
import { presentUser } from './presentUser.ts'
import { newRefreshToken, tokenHash, endSignIns, insertToken } from './signIns.queries.ts'
import { balanceOf } from '../ledger/index.ts'

export const LIFETIME_MS = { remembered: 30 * DAY_MS, otherwise: DAY_MS } as const
const MAX_SIGN_INS = 10

interface SignInOptions {
  /** Extends the login from a day to a month. */
  rememberMe?: boolean
  isReauthenticated?: boolean
  origin: SignInOrigin
}

type TokenContext = Pick<AuthContext, 'accessTokens' | 'clock'>

export async function startLogin(
  { accessTokens, clock }: TokenContext,
  db: Db,
  user: StoredUser,
  { rememberMe = false, isReauthenticated = false }: Omit<SignInOptions, 'origin'>,
): Promise<{ signInId: string; tokens: Tokens }> {
  const now = clock.now()
  const lifetime = rememberMe ? LIFETIME_MS.remembered : LIFETIME_MS.otherwise
  const refresh_token = newRefreshToken()
  const { id } = await db
    .insertInto('sign_ins')
    .values({
      user_id: user.id,
      created_at: now,
      reauthenticated_at: isReauthenticated ? now : null,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertToken(db, tokenHash(refresh_token), id, now)
  const access_token = await accessTokens.sign({ user_id: user.id, sign_in_id: id }, now)
  return { signInId: id, tokens: { access_token, refresh_token } }
}

export async function beginSignIn(
  ctx: TokenContext,
  db: Db,
  user: StoredUser,
  { origin, ...manner }: SignInOptions,
): Promise<SignedIn> {
  const now = ctx.clock.now()
  if (user.delete_after !== null) {
    await setDeletion(db, user.id, null)
    if (user.email) await queueMail(db, 'deletion_cancelled', user.email, now)
  }
  const { signInId, tokens } = await startLogin(ctx, db, user, manner)
  const target = { kind: 'sign_in', id: signInId }
  await recordEvent(db, { actor_id: user.id, act: 'signed_in', target }, now)
  await rememberOrigin(db, user.id, origin, now)
  await endSignIns(db, now)
    .where('id', 'in', (query) =>
      query
        .selectFrom('sign_ins')
        .select('id')
        .where('user_id', '=', user.id)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(MAX_SIGN_INS),
    )
    .execute()
  const credits = await balanceOf(db, user.id)
  return { tokens, user: presentUser(user, credits) }
}
