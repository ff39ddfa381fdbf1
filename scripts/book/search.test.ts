import { expect, test } from 'vitest'

import { readIndex } from './bookIndex.ts'

const index = await readIndex()

/** Places that the sidebar finds by a word: it looks at titles and at names of stories. */
const found = (word: string) =>
  index
    .filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(word))
    .map(({ title, name }) => `${title}: ${name}`)

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
] as const

test.each(WORDS)('the sidebar answers %s with %s', (word, place) => {
  expect(found(word)).toContain(place)
})

test('a word that leads nowhere would be seen', () => {
  expect(found('spaceship')).toEqual([])
})
