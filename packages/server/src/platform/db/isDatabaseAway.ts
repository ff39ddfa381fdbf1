/** Whether something failed only because the database was out of reach: it passes by itself. */
export const isDatabaseAway = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'DATABASE_AWAY'
