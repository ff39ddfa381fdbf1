const REAUTH_MS = 5 * 60_000

export const reauthExpiry = (reauthenticatedAt: Date) =>
  new Date(reauthenticatedAt.getTime() + REAUTH_MS)

export const isReauthenticated = (reauthenticatedAt: Date | null, now: Date) =>
  reauthenticatedAt !== null && reauthExpiry(reauthenticatedAt) > now
