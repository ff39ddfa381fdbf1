export const isDatabaseAway = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'DATABASE_AWAY'
