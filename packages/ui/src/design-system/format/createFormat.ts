import { fill } from './fill.ts'

/** A sentence that is said differently of one thing and of several. */
export interface Counted {
  readonly one: string
  readonly other: string
}

/** How numbers and dates are written in one language. */
export interface Format {
  /** A count in little room: 2.4k, 18k, 1.2m. */
  compact(count: number): string
  /** A count in full: 2,431. */
  count(count: number): string
  /** Whether the count takes the singular, by the rules of the language: 1; in Hindi also 0. */
  isOne(count: number): boolean
  /** A sentence in the form that its count wants, with `{count}` and other values filled in. */
  counted(words: Counted, count: number, values?: Readonly<Record<string, string | number>>): string
  /** A share between 0 and 1 as a percentage: 38%. */
  percent(share: number): string
  /** A share between 0 and 1 as a score: 0.81. */
  score(share: number): string
  /** An ISO 8601 instant as a day in UTC: Mar 9, 2025. Empty for what is no date. */
  date(iso: string): string
  /** An ISO 8601 instant as a month in UTC: March 2025. */
  month(iso: string): string
  /** A date with its time, in the time zone of this device: Mar 9, 2025, 2:32 PM. */
  moment(iso: string): string
}

/** Made when it is first asked for: a phone takes a tenth of a second to make the first of these. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Whether English writes a count as code does: in bare digits, at full length and in little room. */
const isBare = (locale: string, count: number) =>
  locale === 'en' && Number.isInteger(count) && count >= 0 && count < 1000

/** Builds the writers for one BCP 47 locale. */
export function createFormat(locale: string): Format {
  const compact = once(() => new Intl.NumberFormat(locale, { notation: 'compact' }))
  const full = once(() => new Intl.NumberFormat(locale))
  const percent = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  )
  const score = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  )
  const plurals = once(() => new Intl.PluralRules(locale))
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
  const month = once(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  )
  const moment = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  )
  const written = (iso: string, form: () => Intl.DateTimeFormat) => {
    const instant = new Date(iso)
    return Number.isNaN(instant.getTime()) ? '' : form().format(instant)
  }

  const isOne = (count: number) =>
    isBare(locale, count) ? count === 1 : plurals().select(count) === 'one'
  const inFull = (count: number) => (isBare(locale, count) ? String(count) : full().format(count))

  return {
    compact: (count) =>
      isBare(locale, count) ? String(count) : compact().format(count).toLocaleLowerCase(locale),
    count: inFull,
    isOne,
    counted: ({ one, other }, count, values) =>
      fill(isOne(count) ? one : other, { count: inFull(count), ...values }),
    percent: (share) => percent().format(share),
    score: (share) => score().format(share),
    date: (iso) => written(iso, day),
    month: (iso) => written(iso, month),
    moment: (iso) => written(iso, moment),
  }
}

let english: Format | undefined

/** The writers of English, for whoever says nothing else. */
export const englishFormat = (): Format => (english ??= createFormat('en'))
