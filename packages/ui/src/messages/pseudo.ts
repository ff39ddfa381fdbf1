import type { AuthoringMessages, Messages } from './en.ts'
import { fullEnglish } from './fullEnglish.ts'

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

/** Pseudo-text gets an additional character after this many characters. */
const STRETCH = 3

/** Urdu letters for Latin ones, to test right-to-left layout. */
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
/** Marks a capital letter. This character only lengthens the preceding letter. */
const KASHIDA = 'ـ'

const NAME = /(\{\w+\})/

/** Applies `write` to text outside placeholders such as `{count}`. */
const aroundNames = (text: string, write: (part: string) => string) =>
  text
    .split(NAME)
    .map((part) => (NAME.test(part) || part.trim() === '' ? part : write(part)))
    .join('')

const accented = (text: string) =>
  aroundNames(text, (part) => part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter))

/** Adds accents and a third of the length. Brackets reveal truncated text. */
export const pseudoText = (text: string) =>
  /\p{L}/u.test(text) ? `[${accented(text)}${'~'.repeat(Math.ceil(text.length / STRETCH))}]` : text

const urduLetter = (letter: string) => {
  const small = letter.toLowerCase()
  return `${URDU[small] ?? letter}${small === letter ? '' : KASHIDA}`
}

/** Writes English in Urdu letters, to test joining and line breaks. */
export const urduText = (text: string) =>
  aroundNames(text, (part) => part.replaceAll(/[a-z]/gi, urduLetter))

const turned = (letters: Readonly<Record<string, string>>) =>
  new Map(Object.entries(letters).map(([english, other]) => [other, english]))
const PLAIN = turned(ACCENTED)
const LATIN = turned(URDU)

/** Matches innermost brackets first, because values can contain brackets. */
const BRACKETS = /\[([^[]*?)~+\]/g

/** Reverses `pseudoText`, even within other text. */
export function pseudoEnglish(text: string): string {
  const inner = text.replaceAll(BRACKETS, '$1')
  // The value may itself be pseudo-text.
  return inner === text
    ? text.replaceAll(/\P{ASCII}/gu, (letter) => PLAIN.get(letter) ?? letter)
    : pseudoEnglish(inner)
}

/** Reverses `urduText`. */
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

export const pseudoMessages = (write: (text: string) => string) =>
  rewritten(fullEnglish, write) as Messages & AuthoringMessages
