import { readGuestTokens } from '../../auth/tokenStorage.ts'
import { timeZone } from '../../client/timeZone.ts'

/** What is sent to sign in or up, with the guest of this device, whose plays come along. */
export function withGuest<Body extends object>(
  body: Body,
): Body & { guest_token?: string; time_zone?: string } {
  const guest = readGuestTokens()
  return guest ? { ...body, guest_token: guest.refresh_token, time_zone: timeZone() } : body
}

/** What is asked for anew after a sign-in: it shows more to its owner, or has the plays of a guest. */
export const STALE_AFTER_SIGN_IN = ['User', 'Stories', 'Story', 'Session', 'OpenSessions'] as const
