import { expect, test } from 'vitest'

import { tabOf } from './structureTabs.ts'

test.each([
  ['a reply of the story', ['replies', 'why', 0], 'reactions'],
  ['a reaction of the story', ['reactions', 0, 'text'], 'reactions'],
  ['a topic of somebody', ['cast', 'jamuna', 'says', 0, 'text'], 'cast'],
  ['a page of the codex', ['codex', 0, 'text'], 'codex'],
  ['a reaction of a scene', ['nodes', 'tea', 'reactions', 0, 'text'], 'scenes'],
  ['a scene as a whole', undefined, 'scenes'],
])('the way to %s leads to the tab where it is written', (_, path, tab) => {
  expect(tabOf({ node: '', path })).toBe(tab)
})
