import type { Limit, TokenAnswer } from '@kathasagar/api/contract'

import { recordEvent } from '../../modules/audit/index.ts'
import { countHit, inDatabase } from '../countHit.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { LIFETIME_MS } from './beginSignIn.ts'
import type { SignIn } from './ports.ts'
import { successorOf, tokenHash } from './refreshTokens.ts'
import { unusedSuccessorOf } from './unusedSuccessorOf.ts'

const EXPIRED: Refusal = { code: 'session_expired' }

/** Far more than a family of tabs needs, and too few for whoever would learn by trying. */
const PER_FAMILY: readonly Limit[] = [{ max: 30, windowMs: 5 * 60_000 }]

/**
 * Keeps a guest for as long as they come: nothing else leads back to what they have played. Others
 * sign in anew.
 */
async function keepGuest({ signIns, users }: Repositories, { id, user_id }: SignIn, now: Date) {
  const user = await users.findUser(user_id)
  if (!user?.is_guest) return
  await signIns.prolong(id, new Date(now.getTime() + LIFETIME_MS.remembered))
}

/**
 * Spends a token and stores its successor. One that was spent before has the same successor again, or
 * ends the whole sign-in where that has been used.
 */
async function rotate(ports: Ports, repositories: Repositories, token: string) {
  const { signIns } = repositories
  const now = ports.clock.now()
  const stored = await signIns.lockToken(tokenHash(token))
  if (!stored || stored.sign_in.ended_at || stored.sign_in.expires_at <= now) return EXPIRED

  const count = inDatabase({ store: { ...ports.store, repositories } })
  const tooOften = await countHit(`family:${stored.sign_in.id}`, PER_FAMILY, count, ports)
  if (tooOften) return tooOften

  const successor = stored.used_at
    ? await unusedSuccessorOf(ports, repositories, token)
    : successorOf(token, ports.secrets.current())
  if (successor === null) {
    await signIns.endSignIn(stored.sign_in.id, now)
    const target = { kind: 'user', id: stored.sign_in.user_id }
    await recordEvent(repositories.db, { actor_id: null, act: 'refresh_token_reused', target }, now)
    return EXPIRED
  }
  if (stored.used_at === null) {
    await signIns.spendToken(stored.token_hash, now)
    await signIns.insertToken(tokenHash(successor), stored.sign_in.id, now)
    await keepGuest(repositories, stored.sign_in, now)
  }
  return { successor, signIn: stored.sign_in } satisfies { successor: string; signIn: SignIn }
}

/** Exchanges a refresh token for a new pair. Whoever is suspended needs one to export and to leave. */
export async function refresh(ports: Ports, token: string): Promise<TokenAnswer | Refusal> {
  const { store, accessTokens, clock } = ports
  // A refusal commits: the end of a stolen family must hold.
  const rotated = await store.transaction((repositories) => rotate(ports, repositories, token))
  if (isRefusal(rotated)) return rotated

  const { user_id, id: sign_in_id } = rotated.signIn
  const access_token = await accessTokens.sign({ user_id, sign_in_id }, clock.now())
  return { access_token, tokens: { access_token, refresh_token: rotated.successor } }
}
