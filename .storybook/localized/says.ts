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

/** The same value where nothing in it speaks, so that what a story compares stays itself. */
const unlessSame = <Value extends object>(value: Value, next: Value): Value => {
  const before = Object.values(value)
  return Object.values(next).every((one, place) => one === before[place]) ? value : next
}

/** A value with the words that it stands for, in one language. */
export function localizedIn(value: unknown, messages: Words): unknown {
  if (value instanceof Said) return value.words(messages)
  if (Array.isArray(value)) {
    return unlessSame(
      value,
      value.map((one: unknown) => localizedIn(one, messages)),
    )
  }
  // An element of React is plain too; what it was made with speaks for itself.
  if (!isPlain(value) || '$$typeof' in value) return value
  return unlessSame(
    value,
    Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, localizedIn(one, messages)]),
    ),
  )
}
