import { describe, expect, test } from 'vitest'

import type { Messages } from './en.ts'
import { INTERFACE_LOCALES, interfaceLocaleOf, loadMessages, localeScript } from './locales.ts'
import { wholeEnglish } from './wholeEnglish.ts'
import { pseudoEnglish, pseudoMessages, pseudoText, urduEnglish, urduText } from './pseudo.ts'

/** Every string of a catalogue by the path that leads to it. */
function stringsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    stringsOf(inner, path ? `${path}.${key}` : key),
  )
}
const english = new Map(stringsOf(wholeEnglish))
const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** What a catalogue gives itself; the areas that it takes over from English are the same objects. */
const ownStrings = (messages: Messages) =>
  stringsOf(
    Object.fromEntries(
      Object.entries(messages).filter(
        ([area, own]) => own !== wholeEnglish[area as keyof typeof wholeEnglish],
      ),
    ),
  )

/** Names of keys and products, and forms that have no words. */
const LATIN =
  /^(Enter|Alt [CISU]|Esc|End|XP|kathasagar-\{date\}\.json|\P{L}*|(\{\w+\}|\P{L})*(XP|px)?)$/u

/** A form of a count that needs no number. */
const COUNTED = /\.(zero|one|two)$/

const languages = await Promise.all(
  INTERFACE_LOCALES.filter((locale) => locale !== 'en').map(async (locale) => ({
    locale,
    strings: ownStrings(await loadMessages(locale)),
  })),
)

describe.each(languages)('the catalogue of $locale', ({ locale, strings }) => {
  const letters = new RegExp(`\\p{Script=${localeScript(locale)}}`, 'u')

  test('covers the player’s path', () => {
    expect(strings.length).toBeGreaterThan(500)
  })

  // What the server names has no English of ours: the tests of its ids look at that.
  test('puts the same values into each sentence as English', () => {
    const unlike = strings.filter(
      ([path, text]) =>
        !COUNTED.test(path) &&
        !path.startsWith('serverMessages.') &&
        namesIn(text).join(',') !== namesIn(english.get(path) ?? text).join(','),
    )

    expect(unlike).toEqual([])
  })

  test('is written in its own script', () => {
    expect(strings.filter(([, text]) => !letters.test(text) && !LATIN.test(text))).toEqual([])
  })

  test('ends its sentences alike', () => {
    const ends = strings.flatMap(([, text]) => /[\p{L}\p{M}]([.।۔])$/u.exec(text)?.[1] ?? [])

    expect(new Set(ends).size).toBeLessThanOrEqual(1)
  })
})

test('a language that the interface does not speak is none', () => {
  expect(['en', 'xx', null].map(interfaceLocaleOf)).toEqual(['en', null, null])
})

test('the pseudo-language is longer than English and keeps the names of values', () => {
  expect(pseudoText('{count} stories')).toBe('[{count} štóríéš~~~~~]')
})

test('the right-to-left pseudo-language keeps the names of values and has no Latin letter', () => {
  const rest = urduText('Slide {number} of {total}').replaceAll(/\{\w+\}/g, '')

  expect(rest).not.toMatch(/\p{Script=Latin}/u)
  expect(stringsOf(pseudoMessages(urduText)).map(([path]) => path)).toEqual([...english.keys()])
})

test.each([
  { write: pseudoText, undo: pseudoEnglish },
  { write: urduText, undo: urduEnglish },
])('what a pseudo-language says can be read back as English', ({ write, undo }) => {
  const wrongly = [...english.values()].filter((text) => undo(write(text)) !== text)

  expect(english.size).toBeGreaterThan(500)
  expect(wrongly).toEqual([])
  expect(undo(`Tara: ${write('Sign in')}, 3`)).toBe('Tara: Sign in, 3')
})
