import { expect, test } from 'vitest'

import type { ReadStory } from '../../model/storyExchange.ts'
import { recommend } from './importMode.ts'

const passages = { all: 20, reached: 20, ends: 1, hasBack: true, withLoss: 0, hasScripts: false }
const page = { format: 'Harlowe 3.3.9', save: async () => ({ fault: '' }) }
const story: ReadStory = {
  title: '',
  structure: { start_node: '', nodes: {} },
  notes: [],
  passages,
}

test.each<[string, Partial<ReadStory>, ReturnType<typeof recommend>]>([
  ['passages without macros', {}, { way: 'scenes', why: 'scenes' }],
  ['a page without macros', { page }, { way: 'scenes', why: 'scenes' }],
  [
    'a page with macros',
    { page, passages: { ...passages, withLoss: 1 } },
    { way: 'page', why: 'macros' },
  ],
  [
    'a page with scripts',
    { page, passages: { ...passages, hasScripts: true } },
    { way: 'page', why: 'scripts' },
  ],
  [
    'a page whose links reach 17 of 20 passages',
    { page, passages: { ...passages, reached: 17 } },
    { way: 'page', why: 'unreached' },
  ],
  [
    'a page without scenes',
    { page: { ...page, refused: 'Too large.' }, passages: undefined },
    { way: 'page', why: 'only' },
  ],
  ['Twee with macros, which has no page', { passages: { ...passages, withLoss: 1 } }, null],
  ['Twee whose links reach 17 of 20 passages', { passages: { ...passages, reached: 17 } }, null],
  ['Ink or JSON', { passages: undefined }, null],
])('recommends a way to import: %s', (_, given, recommended) => {
  expect(recommend({ ...story, ...given })).toEqual(recommended)
})
