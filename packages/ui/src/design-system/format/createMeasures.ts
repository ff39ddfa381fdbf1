/** How money, lengths of time and hours are written in one language. */
export interface Measures {
  /** Millionths of a dollar as a sum: $3.42; what is less than a cent to two digits that say something. */
  sum(micros: number): string
  /** Millionths of a dollar as a price, with all digits that it has: $0.25, $0.0375. */
  price(micros: number): string
  /** Milliseconds in seconds, bare: 0.6; with `digits` behind the point, and never 0. */
  seconds(ms: number, digits?: number): string
  /** A count of tokens in thousands, bare: 1,204. */
  thousands(count: number): string
  /** An ISO 8601 instant as an hour of this device's day: 01:12; of another day with its date. */
  hour(iso: string, now: Date): string
  /** Names in a row, the last one joined by a word: Tenali, Birbal and Vyasa. */
  list(names: readonly string[]): string
}

const MICROS = 1_000_000
/** A cent. */
const CENT = 10_000

const dollarsIn = (locale: string, digits: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...digits,
  })

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

/** Builds the writers for one BCP 47 locale. */
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
