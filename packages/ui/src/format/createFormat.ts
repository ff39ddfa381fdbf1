/** How numbers and dates are written in one language. */
export interface Format {
  /** A count in little room: 2.4k, 18k, 1.2m. */
  compact(count: number): string
  /** A count in full: 2,431. */
  count(count: number): string
  /** Whether the count takes the singular, by the rules of the language: 1; in Hindi also 0. */
  isOne(count: number): boolean
  /** A share between 0 and 1 as a percentage: 38%. */
  percent(share: number): string
  /** An ISO 8601 instant as a day in UTC: Mar 9, 2025. Empty for what is no date. */
  date(iso: string): string
  /** The same with its time, in the time zone of this device: Mar 9, 2025, 2:32 PM. */
  moment(iso: string): string
}

/** Builds the writers for one BCP 47 locale. */
export function createFormat(locale: string): Format {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  const full = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const plurals = new Intl.PluralRules(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const written = (iso: string, form: Intl.DateTimeFormat) => {
    const instant = new Date(iso)
    return Number.isNaN(instant.getTime()) ? '' : form.format(instant)
  }

  return {
    compact: (count) => compact.format(count).toLocaleLowerCase(locale),
    count: (count) => full.format(count),
    isOne: (count) => plurals.select(count) === 'one',
    percent: (share) => percent.format(share),
    date: (iso) => written(iso, day),
    moment: (iso) =>
      written(iso, new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })),
  }
}
