import { expect, test } from 'vitest'

import { en } from './en.ts'
import { hi, playersPath } from './hi.ts'
import { interfaceLocaleOf, loadMessages } from './locales.ts'
import { pseudoMessages, pseudoText, urduText } from './pseudo.ts'

/** Every string of a catalogue by the path that leads to it. */
function stringsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    stringsOf(inner, path ? `${path}.${key}` : key),
  )
}
const english = new Map(stringsOf(en))
const hindi = stringsOf(playersPath)
const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** Names of keys and products, and forms that have no words. */
const LATIN =
  /^(Enter|Alt [CISU]|Esc|End|XP|kathasagar-\{date\}\.json|\P{L}*|(\{\w+\}|\P{L})*(XP|px)?)$/u

// What the server says has no English of ours: its own sentence is the end of the path.
test('Hindi puts the same values into each sentence as English', () => {
  const counted = /\.left\.one$/
  const unlike = hindi.filter(
    ([path, text]) =>
      !counted.test(path) &&
      namesIn(text).join(',') !== namesIn(english.get(path) ?? path).join(','),
  )

  expect(unlike).toEqual([])
})

test('every sentence of the player’s path is written in Devanagari', () => {
  const foreign = hindi.filter(
    ([, text]) => !/\p{Script=Devanagari}/u.test(text) && !LATIN.test(text),
  )

  expect(foreign).toEqual([])
})

test('no Hindi sentence ends in a Latin full stop', () => {
  expect(hindi.filter(([, text]) => /[\p{Script=Devanagari}]\.$/u.test(text))).toEqual([])
})

test('a language is loaded by its tag, and areas off the player’s path stay English', async () => {
  const messages = await loadMessages('hi')

  expect(messages.layout.product).toBe('कथासागर')
  expect(messages.waitlist).toBe(en.waitlist)
  expect(hi).toBe(messages)
})

test('a language that the interface does not speak is none', () => {
  expect(['en', 'hi', 'ta', null].map(interfaceLocaleOf)).toEqual(['en', 'hi', null, null])
})

test('the pseudo-language is longer than English and keeps the names of values', () => {
  expect(pseudoText('{count} stories')).toBe('[{count} štóríéš~~~~~]')
})

test('the right-to-left pseudo-language keeps the names of values and has no Latin letter', () => {
  const rest = urduText('Slide {number} of {total}').replaceAll(/\{\w+\}/g, '')

  expect(rest).not.toMatch(/\p{Script=Latin}/u)
  expect(stringsOf(pseudoMessages(urduText)).map(([path]) => path)).toEqual([...english.keys()])
})
