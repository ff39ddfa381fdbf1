import { fill } from '../messages/fill.ts'

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
  /** A date with its time, in the time zone of this device: Mar 9, 2025, 2:32 PM. */
  moment(iso: string): string
}

/** Builds the writers for one BCP 47 locale. */
export function createFormat(locale: string): Format {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  const full = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const score = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const plurals = new Intl.PluralRules(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const written = (iso: string, form: Intl.DateTimeFormat) => {
    const instant = new Date(iso)
    return Number.isNaN(instant.getTime()) ? '' : form.format(instant)
  }

  const isOne = (count: number) => plurals.select(count) === 'one'

  return {
    compact: (count) => compact.format(count).toLocaleLowerCase(locale),
    count: (count) => full.format(count),
    isOne,
    counted: ({ one, other }, count, values) =>
      fill(isOne(count) ? one : other, { count: full.format(count), ...values }),
    percent: (share) => percent.format(share),
    score: (share) => score.format(share),
    date: (iso) => written(iso, day),
    moment: (iso) =>
      written(iso, new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })),
  }
}

let english: Format | undefined

/** The writers of English, for whoever says nothing else. */
export const englishFormat = (): Format => (english ??= createFormat('en'))
