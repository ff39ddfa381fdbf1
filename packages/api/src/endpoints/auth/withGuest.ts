import { readGuestTokens } from '../../auth/tokenStorage.ts'

/** What is sent to sign in or up, with the guest of this device, whose plays come along. */
export function withGuest<Body extends object>(body: Body): Body & { guest_token?: string } {
  const guest = readGuestTokens()
  return guest ? { ...body, guest_token: guest.refresh_token } : body
}

/** What a sign-in makes old: it shows more to its owner, and has the plays of a guest. */
export const SPOILT_BY_SIGN_IN = ['User', 'Stories', 'Story', 'Session', 'OpenSessions'] as const
