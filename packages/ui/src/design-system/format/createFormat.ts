import { fill } from './fill.ts'

export interface Counted {
  readonly one: string
  readonly other: string
}

export interface Format {
  compact(count: number): string
  count(count: number): string
  /** Returns true if the language uses the singular for this count. Hindi uses it for 0 and 1. */
  isOne(count: number): boolean
  /** Selects the plural form of a text, and replaces `{count}` and the other placeholders. */
  counted(words: Counted, count: number, values?: Readonly<Record<string, string | number>>): string
  percent(share: number): string
  score(share: number): string
  /** Formats an ISO 8601 time as a UTC day, such as Mar 9, 2025. Returns '' for an invalid date. */
  date(iso: string): string
  /** Formats an ISO 8601 time as a month in UTC, such as March 2025. */
  month(iso: string): string
  /** Formats a time in the time zone of the device, such as Mar 9, 2025, 2:32 PM. */
  moment(iso: string): string
}

/** Creates a value on first use, because the first `Intl` formatter takes 100 ms on a phone. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Returns true for small English integers, which need no formatter. */
const isBare = (locale: string, count: number) =>
  locale === 'en' && Number.isInteger(count) && count >= 0 && count < 1000

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

export const englishFormat = (): Format => (english ??= createFormat('en'))
