export interface Measures {
  /** Formats micro-dollars such as $3.42. Amounts below one cent have two significant digits. */
  sum(micros: number): string
  /** Formats micro-dollars with all digits, such as $0.0375. */
  price(micros: number): string
  /** Formats milliseconds as seconds without a unit, such as 0.6. Never returns 0. */
  seconds(ms: number, digits?: number): string
  thousands(count: number): string
  /** Formats an ISO 8601 time as local time, such as 01:12. Adds the date if it is not today. */
  hour(iso: string, now: Date): string
  list(names: readonly string[]): string
}

const MICROS = 1_000_000
const CENT = 10_000

const dollarsIn = (locale: string, digits: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...digits,
  })

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

export function createMeasures(locale: string): Measures {
  const sums = dollarsIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const small = dollarsIn(locale, { maximumSignificantDigits: 2 })
  const prices = dollarsIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const hours = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })

  return {
    sum: (micros) => (micros > 0 && micros < CENT ? small : sums).format(micros / MICROS),
    price: (micros) => prices.format(micros / MICROS),
    seconds: (ms, digits = 1) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(Math.max(ms / 1000, 10 ** -digits)),
    thousands: (count) => whole.format(count / 1000),
    hour: (iso, now) => {
      const instant = new Date(iso)
      return (isSameDay(instant, now) ? hours : moments).format(instant)
    },
    list: (names) => lists.format(names),
  }
}
