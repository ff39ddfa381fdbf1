/** An ISO 8601 instant as a day and a time of this device: Mar 9, 14:32. Empty for what is none. */
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
