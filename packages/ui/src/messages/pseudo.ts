import type { AuthoringMessages, Messages } from './en.ts'
import { wholeEnglish } from './wholeEnglish.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** How much longer than English a text of another language may be: one sign for each three. */
const STRETCH = 3

/** A letter of Urdu for each of English, for the shape of a script that runs from right to left. */
const URDU: Readonly<Record<string, string>> = {
  a: 'ا',
  b: 'ب',
  c: 'چ',
  d: 'د',
  e: 'ی',
  f: 'ف',
  g: 'گ',
  h: 'ه',
  i: 'ژ',
  j: 'ج',
  k: 'ک',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'و',
  p: 'پ',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  u: 'ع',
  v: 'ط',
  w: 'ش',
  x: 'خ',
  y: 'ص',
  z: 'ز',
}
/** Follows a letter that English writes large; it only draws the letter out. */
const KASHIDA = 'ـ'

const NAME = /(\{\w+\})/

/** Applies `write` to what stands between the names of values, such as `{count}`. */
const aroundNames = (text: string, write: (part: string) => string) =>
  text
    .split(NAME)
    .map((part) => (NAME.test(part) || part.trim() === '' ? part : write(part)))
    .join('')

const accented = (text: string) =>
  aroundNames(text, (part) => part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter))

/** English with accents and a third longer, in brackets that show where a text is cut off. */
export const pseudoText = (text: string) =>
  /\p{L}/u.test(text) ? `[${accented(text)}${'~'.repeat(Math.ceil(text.length / STRETCH))}]` : text

const urduLetter = (letter: string) => {
  const small = letter.toLowerCase()
  return `${URDU[small] ?? letter}${small === letter ? '' : KASHIDA}`
}

/** Urdu letters for the English ones; it means nothing, but it joins, wraps and turns as Urdu does. */
export const urduText = (text: string) =>
  aroundNames(text, (part) => part.replaceAll(/[a-z]/gi, urduLetter))

const turned = (letters: Readonly<Record<string, string>>) =>
  new Map(Object.entries(letters).map(([english, other]) => [other, english]))
const PLAIN = turned(ACCENTED)
const LATIN = turned(URDU)

/** From the innermost bracket on; a value in it may end with a bracket of its own. */
const BRACKETS = /\[([^[]*?)~+\]/g

/** The English that a text of the long pseudo-language was made of, wherever it stands in another. */
export function pseudoEnglish(text: string): string {
  const inner = text.replaceAll(BRACKETS, '$1')
  // A value may be a sentence of its own, brackets and all.
  return inner === text
    ? text.replaceAll(/\P{ASCII}/gu, (letter) => PLAIN.get(letter) ?? letter)
    : pseudoEnglish(inner)
}

/** The English that a text of the right-to-left pseudo-language was made of. */
export const urduEnglish = (text: string) =>
  text.replaceAll(/(\p{Script=Arabic})(ـ?)/gu, (whole, letter: string, large: string) => {
    const english = LATIN.get(letter)
    if (english === undefined) return whole
    return large ? english.toUpperCase() : english
  })

function rewritten(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value)
  if (Array.isArray(value)) return value.map((item) => rewritten(item, write))
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, rewritten(inner, write)]),
  )
}

/** The whole catalogue through `write`; its shape is the English one's. */
export const pseudoMessages = (write: (text: string) => string) =>
  rewritten(wholeEnglish, write) as Messages & AuthoringMessages
