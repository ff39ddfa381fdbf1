import { en } from './en.ts'
import type { Messages } from './en.ts'

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

/** Urdu letters and words, for the shape of a script that runs from right to left. */
const URDU = 'کہانی سناؤ دریا کے کنارے ایک چراغ جلا اور کسی نے پوچھا پھر کیا ہوا'.split(' ')

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

/** As many Urdu words as the English has; it means nothing, but it wraps and turns as Urdu does. */
export const urduText = (text: string) =>
  aroundNames(text, (part) =>
    part.replaceAll(/\p{L}[\p{L}\p{M}’']*/gu, (word) => URDU[word.length % URDU.length] ?? word),
  )

function rewritten(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value)
  if (Array.isArray(value)) return value.map((item) => rewritten(item, write))
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, rewritten(inner, write)]),
  )
}

/** The whole catalogue through `write`; its shape is the English one's. */
export const pseudoMessages = (write: (text: string) => string) => rewritten(en, write) as Messages
