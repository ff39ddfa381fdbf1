import { readings, speaksEnglish } from './language.ts'
import { hears, type Wanted } from './wanted.ts'

const BY_WORDS =
  /^(get|query|find)(All)?By(Text|LabelText|PlaceholderText|AltText|Title|DisplayValue)$/
const BY_ROLE = /^(get|query|find)(All)?ByRole$/

type Query = (...args: unknown[]) => unknown
interface Options {
  name?: Wanted
  description?: Wanted
  exact?: boolean
}

const byWords =
  (query: Query): Query =>
  (wanted, options, ...rest) => {
    const { exact = true } = (options ?? {}) as Options
    return query(hears(wanted as Wanted, exact), options, ...rest)
  }

const byRole =
  (query: Query): Query =>
  (role, options, ...rest) => {
    const { name, description } = (options ?? {}) as Options
    const heard = {
      ...(options as object),
      ...(name === undefined ? {} : { name: hears(name) }),
      ...(description === undefined ? {} : { description: hears(description) }),
    }
    return query(role, heard, ...rest)
  }

/** A query by its name, so that it finds in every language what it asks for in English. */
export function localizedQuery(name: PropertyKey, query: unknown): unknown {
  if (speaksEnglish() || typeof query !== 'function' || typeof name !== 'string') return query
  if (BY_WORDS.test(name)) return byWords(query as Query)
  return BY_ROLE.test(name) ? byRole(query as Query) : query
}

/** All queries of a canvas, of `screen` or of `within`. */
export const localizedQueries = <Queries extends object>(queries: Queries): Queries =>
  speaksEnglish()
    ? queries
    : new Proxy(queries, {
        get: (target, name, receiver) => localizedQuery(name, Reflect.get(target, name, receiver)),
      })

const saying = (select: Element, wanted: unknown) =>
  [...(select as HTMLSelectElement).options].find(
    ({ text }) => typeof wanted === 'string' && readings(text).includes(wanted),
  ) ?? wanted

/** A hand that chooses an option by its English words. */
export const localizedUser = <Hand extends object>(hand: Hand): Hand =>
  speaksEnglish()
    ? hand
    : new Proxy(hand, {
        get: (target, name, receiver) => {
          const own: unknown = Reflect.get(target, name, receiver)
          if (name !== 'selectOptions' || typeof own !== 'function') return own
          return (select: Element, wanted: unknown) =>
            Reflect.apply(own, target, [select, saying(select, wanted)]) as unknown
        },
      })
