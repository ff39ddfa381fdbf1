const DAY_MS = 24 * 60 * 60_000

/** Formats the days since an ISO 8601 time, such as yesterday or 3 days ago. */
export function daysAgo(iso: string, now: Date, locale: string): string {
  const days = Math.floor((now.getTime() - new Date(iso).getTime()) / DAY_MS)
  if (!Number.isFinite(days)) return ''
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day')
}
