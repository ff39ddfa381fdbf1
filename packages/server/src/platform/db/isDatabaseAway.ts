/** Returns true if the database was temporarily unreachable. */
export const isDatabaseAway = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'DATABASE_AWAY'
