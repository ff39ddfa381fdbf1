/** Languages of server-rendered pages. */
export const PAGE_LANGUAGES = ['en', 'hi'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

/** Maximum number of language ranges to parse. Browsers send only a few. */
const ASKED_MAX = 20

const weightOf = (parameters: readonly string[]) => {
  const given = parameters.find((one) => one.trim().startsWith('q='))
  const weight = given === undefined ? 1 : Number(given.trim().slice(2))
  return Number.isNaN(weight) ? 0 : weight
}

/** Returns the best match for `Accept-Language`, or English. */
export function pageLanguageOf(header: string | undefined): PageLanguage {
  const asked = (header ?? '').split(',', ASKED_MAX).flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';')
    const [primary = ''] = tag.trim().toLowerCase().split('-')
    const language = PAGE_LANGUAGES.find((one) => one === primary)
    return language ? [{ language, weight: weightOf(parameters) }] : []
  })
  const [first] = asked
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return first?.language ?? 'en'
}
