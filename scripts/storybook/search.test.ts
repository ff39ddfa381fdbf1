import { expect, test } from 'vitest'

import config from '../../.storybook/main.ts'
import { SEARCH_WORDS } from '../../.storybook/searchWords.ts'
import { readIndex } from './storyIndex.ts'

const index = await readIndex()

/** Places that the sidebar finds by a word: it looks at titles, names of stories and headings. */
const found = (word: string) =>
  index
    .flatMap(({ title, name, anchors = [] }) =>
      [name, ...anchors.map((heading) => heading.title)].map((place) => `${title}: ${place}`),
    )
    .filter((place) => place.toLowerCase().includes(word))

/** A word that somebody new would type, and the page that answers it. */
const WORDS = [
  ['warning', 'Foundations/Tokens: Warning'],
  ['spacing', 'Foundations/Tokens: Spacing'],
  ['motion', 'Foundations/Tokens: Motion Durations'],
  ['typography', 'Foundations/Tokens: Typography Sizes'],
  ['line height', 'Foundations/Type: Line Heights'],
  ['tokens', 'Foundations/Tokens: Colors'],
  ['elevation', 'Foundations/Tokens: Elevation And Shadow'],
  ['breakpoint', 'Foundations/Tokens: Breakpoints'],
  ['ornament', 'Foundations/Ornaments and credits: Drawn'],
  ['credit', 'Foundations/Ornaments and credits: Credits Of Others'],
  ['install', 'Install: Docs'],
  ['changelog', "What's new: the changelog: Docs"],
  ['contributing', 'Contributing a component: Docs'],
  ['entries', 'Consumer guide: Entries and subpaths'],
  ['subpath', 'Consumer guide: Entries and subpaths'],
  ['bundle size', 'Consumer guide: Weight and bundle size'],
  ['weight', 'Consumer guide: Weight and bundle size'],
  ['csp', 'Consumer guide: Content Security Policy (CSP)'],
  ['ssr', 'Consumer guide: On a server: SSR and Next'],
  ['next', 'Consumer guide: On a server: SSR and Next'],
  ['theme', 'Theming: Themes: dark, light, contrast'],
  ['dark', 'Theming: Themes: dark, light, contrast'],
  ['contrast', 'Theming: Themes: dark, light, contrast'],
  ['print', 'Theming: Print'],
  ['figma', 'Figma: Docs'],
  ['code connect', 'Figma: code connect'],
  ['rtl', 'Internationalisation and right to left: Right to left (RTL)'],
  ['hindi', 'Primitives/Button: Hindi'],
  ['icons', 'Icons and marks: Docs'],
  ['fonts', 'Consumer guide: Fonts'],
  ['form', 'Patterns: Forms and validation'],
  ['empty', 'Patterns: Empty and error'],
  ['error', 'Patterns: Empty and error'],
  ['loading', 'Patterns: Loading'],
  ['table', 'Patterns: Tables'],
  ['modal', 'Patterns: Dialogs and modals'],
  ['toast', 'Feedback/Toaster: Docs'],
  ['accessibility', 'Accessibility: Docs'],
  ['a11y', 'Accessibility: Statement (a11y)'],
  ['keyboard', 'Accessibility: Keyboard and focus'],
  ['focus', 'Accessibility: Keyboard and focus'],
  ['testing', 'Contributing a component: Testing'],
  ['upgrade', 'Migration and versions: Upgrade to a new version'],
  ['release', 'Life cycle and deprecation: Releases'],
  ['deprecat', 'Life cycle and deprecation: Deprecation'],
  ['status', 'Life cycle and deprecation: Status'],
] as const

test.each(WORDS)('the sidebar answers %s with %s', (word, place) => {
  expect(found(word)).toContain(place)
})

const called = Object.entries(SEARCH_WORDS).flatMap(([title, words]) =>
  words.map((word) => [word, title] as const),
)

test('what other systems call a piece leads to its page', () => {
  expect(called.length).toBeGreaterThanOrEqual(120)
  expect(called.filter(([word, title]) => !found(word).includes(`${title}: ${word}`))).toEqual([])
})

test('the index of the built book has those words too, once', async () => {
  const docs = { title: 'Primitives/Disclosure', type: 'docs', anchors: [] }
  const reader = { getIndex: async () => ({ entries: { docs } }) }

  const again = await config.storyIndexGenerator(await config.storyIndexGenerator(reader))

  const { entries } = await again.getIndex()
  expect(entries['docs']?.anchors?.map(({ title }) => title)).toEqual(
    SEARCH_WORDS['Primitives/Disclosure'],
  )
})

test('a word that leads nowhere would be seen', () => {
  expect(found('spaceship')).toEqual([])
})
