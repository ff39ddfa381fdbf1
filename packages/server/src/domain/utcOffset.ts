const MINUTES = 60

/**
 * By how many minutes clocks of a zone are ahead of UTC at an instant. Databases know fewer names of zones than
 * browsers do: Debian's PostgreSQL has no `Asia/Calcutta`, by which Chrome calls India's.
 */
export function utcOffsetAt(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const named = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/u.exec(named ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * MINUTES + Number(minutes ?? 0))
}
