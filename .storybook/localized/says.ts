import type { wholeEnglish } from '../../packages/ui/src/messages/wholeEnglish.ts'

type InAnyLanguage<Catalogue> = Catalogue extends string
  ? string
  : { readonly [Key in keyof Catalogue]: InAnyLanguage<Catalogue[Key]> }

/** Every catalogue, those of single pages among them. */
export type Words = InAnyLanguage<typeof wholeEnglish>

/** Stands in the args of a story for words that are read from the catalogue of the toolbar's language. */
class Said {
  readonly words: (messages: Words) => unknown

  constructor(words: (messages: Words) => unknown) {
    this.words = words
  }
}

/**
 * Words of the interface in the args of a story, at any depth: `title: says(({ account }) =>
 * account.login.title)`. The story is drawn with those of the language that is chosen.
 */
export const says = <Value>(words: (messages: Words) => Value): Value =>
  new Said(words) as unknown as Value

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * A value with what stands in it changed, at any depth and by the name that it has there; the same
 * value where nothing was, so that what a story compares stays itself.
 */
export function mapDeep(
  value: unknown,
  change: (value: unknown, key: string) => unknown,
  key = '',
): unknown {
  const changed = change(value, key)
  if (changed !== value) return changed
  if (Array.isArray(value)) {
    const next = value.map((one: unknown) => mapDeep(one, change, key))
    return next.every((one, place) => one === value[place]) ? value : next
  }
  // An element of React is plain too; what it was made with speaks for itself.
  if (!isPlain(value) || '$$typeof' in value) return value
  const next = Object.entries(value).map(
    ([name, one]) => [name, mapDeep(one, change, name)] as const,
  )
  return next.every(([name, one]) => one === value[name]) ? value : Object.fromEntries(next)
}

/** A value with the words that it stands for, in one language. */
export const localizedIn = (value: unknown, messages: Words): unknown =>
  mapDeep(value, (one) => (one instanceof Said ? one.words(messages) : one))
