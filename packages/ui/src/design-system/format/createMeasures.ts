export interface Measures {
  /** Formats micro-dollars with two decimals, or two significant digits below a cent: $3.42. */
  sum(micros: number): string
  /** Formats micro-dollars with all their digits: $0.25, $0.0375. */
  price(micros: number): string
  /** Formats milliseconds as seconds without a unit: 0.6. Never returns 0. */
  seconds(ms: number, digits?: number): string
  /** Formats a count of tokens with separators: 1,204. */
  thousands(count: number): string
  /** Formats an ISO 8601 time as local time: 01:12. Adds the date if it is not today. */
  hour(iso: string, now: Date): string
  /** Joins names into a list: Tenali, Birbal and Vyasa. */
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
