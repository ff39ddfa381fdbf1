const WEEK_MS = 7 * 24 * 60 * 60_000

/** When the letter after one of this moment may come. */
export const nextDigestAt = (after: Date): Date => new Date(after.getTime() + WEEK_MS)
