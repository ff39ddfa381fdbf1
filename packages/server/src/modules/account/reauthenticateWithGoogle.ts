import { type Call, isRefusal } from '../../platform/call.ts'
import {
  type AuthContext,
  findGoogleUser,
  GOOGLE_REFUSED,
  isReauthenticated,
  NONCE_MS,
  readGoogleToken,
  reauthExpiry,
  setReauthenticated,
  consumeNonce,
} from '../auth/index.ts'

/** Confirms the user's identity for five minutes. Requires a recent nonce. */
export const reauthenticateWithGoogle: Call<'reauthenticateWithGoogle', AuthContext> = async (
  ctx,
  { caller, user, body },
) => {
  const identity = await readGoogleToken(ctx, body)
  if (isRefusal(identity)) return identity

  return ctx.transaction(async (db) => {
    const now = ctx.clock.now()
    const end = await consumeNonce(ctx, db, identity, now)
    if (!end || !isReauthenticated(new Date(end.getTime() - NONCE_MS), now)) return GOOGLE_REFUSED
    const owner = await findGoogleUser(db, identity)
    if (owner?.id !== user.id) return GOOGLE_REFUSED
    await setReauthenticated(db, caller.sign_in_id, now)
    return { reauthenticated_until: reauthExpiry(now).toISOString() }
  })
}
