/**
 * Formats an ISO 8601 time in the time zone of the device: Mar 9, 14:32. Returns '' if it is
 * invalid.
 */
export function dayAndTime(iso: string, locale: string): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(instant)
}
