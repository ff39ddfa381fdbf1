import { describe, expect, test } from 'vitest'

import { INTERFACE_LOCALES, interfaceLocaleOf, loadMessages, localeScript } from './locales.ts'
import { fullCatalogue } from './fullCatalogue.ts'
import { fullEnglish } from './fullEnglish.ts'
import { pseudoEnglish, pseudoMessages, pseudoText, urduEnglish, urduText } from './pseudo.ts'

function stringsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    stringsOf(inner, path ? `${path}.${key}` : key),
  )
}
const english = new Map(stringsOf(fullEnglish))
const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** Matches names of keys and products, and texts without letters. */
const LATIN =
  /^(Enter|JSON|Alt [CIMRSU]|Esc|End|XP|kathasagar-\{date\}\.json|\{=coins\}|\P{L}*|(\{\w+\}|\P{L})*(XP|px|UTC)?\)?)$/u

/** Plural forms that need not contain the number. */
const COUNTED = /\.(zero|one|two)$/

const languages = await Promise.all(
  INTERFACE_LOCALES.filter((locale) => locale !== 'en').map(async (locale) => {
    const { longTexts: _longTexts, ...messages } = await fullCatalogue(await loadMessages(locale))
    return { locale, strings: stringsOf(messages) }
  }),
)

describe.each(languages)('the texts in $locale', ({ locale, strings }) => {
  const letters = new RegExp(`\\p{Script=${localeScript(locale)}}`, 'u')

  test('have all keys of the English texts', () => {
    const own = new Set(strings.map(([path]) => path))

    expect([...english.keys()].filter((path) => !own.has(path))).toEqual([])
  })

  // Ignores the texts of the server, which have no English version. Other tests check their ids.
  test('have the same placeholders as the English texts', () => {
    const unlike = strings.filter(
      ([path, text]) =>
        !COUNTED.test(path) &&
        !path.startsWith('serverMessages.') &&
        namesIn(text).join(',') !== namesIn(english.get(path) ?? text).join(','),
    )

    expect(unlike).toEqual([])
  })

  test('are written in the script of the language', () => {
    expect(strings.filter(([, text]) => !letters.test(text) && !LATIN.test(text))).toEqual([])
  })

  test('have the same final punctuation as the English texts', () => {
    const ends = strings.flatMap(([, text]) => /[\p{L}\p{M}]([.।۔])$/u.exec(text)?.[1] ?? [])

    expect(new Set(ends).size).toBeLessThanOrEqual(1)
  })
})

test('returns null for an unknown language', () => {
  expect(['en', 'xx', null].map(interfaceLocaleOf)).toEqual(['en', null, null])
})

test('makes texts longer in the pseudo-language and preserves placeholders', () => {
  expect(pseudoText('{count} stories')).toBe('[{count} štóríéš~~~~~]')
})

test('uses no Latin letters in the right-to-left pseudo-language and preserves placeholders', () => {
  const rest = urduText('Slide {number} of {total}').replaceAll(/\{\w+\}/g, '')

  expect(rest).not.toMatch(/\p{Script=Latin}/u)
  expect(stringsOf(pseudoMessages(urduText)).map(([path]) => path)).toEqual([...english.keys()])
})

test.each([
  { write: pseudoText, undo: pseudoEnglish },
  { write: urduText, undo: urduEnglish },
])('converts texts of a pseudo-language back to English', ({ write, undo }) => {
  const wrongly = [...english.values()].filter((text) => undo(write(text)) !== text)

  expect(english.size).toBeGreaterThan(500)
  expect(wrongly).toEqual([])
  expect(undo(`Tara: ${write('Log in')}, 3`)).toBe('Tara: Log in, 3')
})
