import { readGuestTokens } from '../../auth/tokenStorage.ts'
import { timeZone } from '../../client/timeZone.ts'

/** Adds the guest of this device. The guest's sessions move to the account. */
export function withGuest<Body extends object>(
  body: Body,
): Body & { guest_token?: string; time_zone?: string } {
  const guest = readGuestTokens()
  return guest ? { ...body, guest_token: guest.refresh_token, time_zone: timeZone() } : body
}

/** Tags to reload after a login, because the content depends on the user. */
export const STALE_AFTER_LOGIN = ['User', 'Stories', 'Story', 'Session', 'OpenSessions'] as const
