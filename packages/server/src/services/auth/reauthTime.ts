const REAUTH_MS = 5 * 60_000

/** How long what needs a proof is open after one. */
export const reauthExpiry = (reauthenticatedAt: Date) =>
  new Date(reauthenticatedAt.getTime() + REAUTH_MS)

/** Whether the caller has proved a short while ago to be who they say. */
export const isReauthenticated = (reauthenticatedAt: Date | null, now: Date) =>
  reauthenticatedAt !== null && reauthExpiry(reauthenticatedAt) > now
