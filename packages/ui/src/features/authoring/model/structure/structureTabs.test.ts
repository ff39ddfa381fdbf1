import { DraftStructure } from '@kathasagar/story/schema'
import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { tabOf, tabsFor } from './structureTabs.ts'

test.each([
  ['a reply of the story', ['replies', 'why', 0], 'reactions'],
  ['a reaction of the story', ['reactions', 0, 'text'], 'reactions'],
  ['a topic of a person', ['cast', 'jamuna', 'says', 0, 'text'], 'cast'],
  ['a page of the codex', ['codex', 0, 'text'], 'codex'],
  ['a reaction of a scene', ['nodes', 'tea', 'reactions', 0, 'text'], 'scenes'],
  ['a complete scene', undefined, 'scenes'],
])('opens the tab that edits %s', (_, path, tab) => {
  expect(tabOf({ node: '', path })).toBe(tab)
})

const empty: DraftStructure = { start_node: 'a', nodes: { a: { text: 'Alone.', choices: [] } } }

test('shows a tab for a part that has content or is open, and lists others under More', () => {
  const { things: _, ...stall } = DraftStructure.parse(teaStall)

  expect(tabsFor(empty, 'scenes').tabs).toEqual(['scenes', 'cast', 'more'])
  expect(tabsFor(empty, 'state')).toEqual({
    tabs: ['scenes', 'cast', 'state', 'more'],
    rest: ['things', 'plates', 'codex', 'reactions'],
  })
  expect(tabsFor(stall, 'scenes').rest).toEqual(['things'])
})
