const MINUTES = 60

/** Returns the offset in minutes. Databases know fewer zones: Debian's PostgreSQL lacks Chrome's `Asia/Calcutta`. */
export function utcOffsetAt(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const named = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/u.exec(named ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * MINUTES + Number(minutes ?? 0))
}
