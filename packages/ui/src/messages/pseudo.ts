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

/** Number of characters for which a pseudo-text gets one more character. */
const STRETCH = 3

/** Urdu letters for English letters, which make a text for tests of right-to-left layout. */
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
/** Character that lengthens the letter before it. Here it marks a capital letter. */
const KASHIDA = 'ـ'

const NAME = /(\{\w+\})/

/** Applies `write` to the text outside placeholders such as `{count}`. */
const aroundNames = (text: string, write: (part: string) => string) =>
  text
    .split(NAME)
    .map((part) => (NAME.test(part) || part.trim() === '' ? part : write(part)))
    .join('')

const accented = (text: string) =>
  aroundNames(text, (part) => part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter))

/** Adds accents and a third of the length. The brackets reveal text that is cut off. */
export const pseudoText = (text: string) =>
  /\p{L}/u.test(text) ? `[${accented(text)}${'~'.repeat(Math.ceil(text.length / STRETCH))}]` : text

const urduLetter = (letter: string) => {
  const small = letter.toLowerCase()
  return `${URDU[small] ?? letter}${small === letter ? '' : KASHIDA}`
}

/** Writes an English text in Urdu letters, for tests of joined letters and line breaks. */
export const urduText = (text: string) =>
  aroundNames(text, (part) => part.replaceAll(/[a-z]/gi, urduLetter))

const turned = (letters: Readonly<Record<string, string>>) =>
  new Map(Object.entries(letters).map(([english, other]) => [other, english]))
const PLAIN = turned(ACCENTED)
const LATIN = turned(URDU)

/** Matches the innermost brackets, because a value can contain brackets too. */
const BRACKETS = /\[([^[]*?)~+\]/g

/** Reverses `pseudoText`. The pseudo-text may be part of another text. */
export function pseudoEnglish(text: string): string {
  const inner = text.replaceAll(BRACKETS, '$1')
  // Repeats this, because a value may also be a pseudo-text.
  return inner === text
    ? text.replaceAll(/\P{ASCII}/gu, (letter) => PLAIN.get(letter) ?? letter)
    : pseudoEnglish(inner)
}

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
