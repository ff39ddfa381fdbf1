/** The day in UTC, as ISO 8601 writes it. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)
