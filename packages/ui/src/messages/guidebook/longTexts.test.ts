import { expect, test } from 'vitest'

import { INTERFACE_LOCALES, loadMessages, localeScript } from '../locales.ts'
import { fullCatalogue } from '../fullCatalogue.ts'
import { guide } from './guide.ts'
import type { Guidebook } from './guidebook.ts'
import { privacyPolicy } from './privacy.ts'
import { termsOfService } from './terms.ts'

const english = { guide, termsOfService, privacyPolicy }

const byText = (one: string, other: string) => one.localeCompare(other)

/** Returns the links and code in a text, which must be the same in all languages. */
const fixedIn = ({ sections }: Guidebook) =>
  sections.map(({ id, body }) => ({
    id,
    links: [...body.matchAll(/\]\(([^)]*)\)/gu)].map(([, href = '']) => href).toSorted(byText),
    code: [...body.matchAll(/```json\n.*?```/gsu)].map(([block]) => block),
  }))

const others = await Promise.all(
  INTERFACE_LOCALES.filter((locale) => locale !== 'en').map(async (locale) => ({
    locale,
    longTexts: (await fullCatalogue(await loadMessages(locale))).longTexts,
  })),
)

test.each(others)('has the links and code of the English texts in $locale', (given) => {
  const longTexts = Object.entries(english).map(([name, book]) => [
    fixedIn(given.longTexts?.[name as keyof typeof english] as Guidebook),
    fixedIn(book),
  ])

  for (const [own, expected] of longTexts) expect(own).toEqual(expected)
})

test.each(others)(
  'writes all headings and paragraphs in $locale in the script of the language',
  ({ locale, longTexts }) => {
    const letters = new RegExp(`\\p{Script=${localeScript(locale)}}`, 'u')
    const texts = Object.values(longTexts ?? {}).flatMap(({ title, lead, sections }: Guidebook) => [
      title,
      lead,
      ...sections.flatMap((section) => [section.title, section.body]),
    ])

    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => !letters.test(text))).toEqual([])
  },
)

const RECEIVERS = {
  en: ['storyteller', 'moderator', 'painter'],
  hi: ['कथावाचक', 'निगरानी', 'चित्रकार'],
}
const LEAVES_NOT = { en: /[^.;:]*leaves this server/u, hi: /[^।;:]*सर्वर से बाहर नहीं जाता/u }
const CONNECTED = { en: /\bconnected\b/u, hi: /जुड़ा/u }

test.each(['en', 'hi'] as const)(
  'lists in %s all receivers of text in the privacy policy and says when there are no receivers',
  async (locale) => {
    const { longTexts } = await fullCatalogue(await loadMessages(locale))
    const bodyOf = (book: Guidebook, section: string) =>
      book.sections.find(({ id }) => id === section)?.body ?? ''
    const policy = bodyOf(longTexts?.privacyPolicy ?? privacyPolicy, 'sharing')
    const words = bodyOf(longTexts?.guide ?? guide, 'privacy-security')

    const promises = [policy, words].map((body) => LEAVES_NOT[locale].exec(body)?.[0])

    expect(RECEIVERS[locale].filter((name) => !policy.includes(name))).toEqual([])
    for (const promise of promises) expect(promise).toMatch(CONNECTED[locale])
  },
)
