const REAUTH_MS = 5 * 60_000

/** Returns when a confirmation of the identity expires. */
export const reauthExpiry = (reauthenticatedAt: Date) =>
  new Date(reauthenticatedAt.getTime() + REAUTH_MS)

/** Returns true if the caller has confirmed their identity a short while ago. */
export const isReauthenticated = (reauthenticatedAt: Date | null, now: Date) =>
  reauthenticatedAt !== null && reauthExpiry(reauthenticatedAt) > now
