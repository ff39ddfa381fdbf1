import { expect, test } from 'vitest'

import { beginStory } from '@kathasagar/engine/turn/apply'
import { interpret } from '@kathasagar/engine/turn/decide'
import { readSeed } from '../seed/readSeed.ts'
import { lore } from './hearing/lore.ts'
import { openStories } from './testing/playerInputs.ts'

const graphs = openStories(readSeed().stories)

test.each([
  ['the-rain-office', null],
  ['south-at-a-walk', 'seven'],
  ['three-bells', 'commission'],
  ['the-moons-ambassador', 'heat'],
])('a pizza that is ordered in %s (%s) takes no choice and leads to no question', (slug, scene) => {
  const graph = graphs.get(slug)
  if (!graph) throw new Error(`No story ${slug}`)
  const { state } = beginStory({ ...graph, start: scene ?? graph.start }, { xp: 100, seed: 1 })
  const action = { type: 'custom_action', text: 'order a pizza' } as const

  const came = interpret({ graph, state, action, lore })

  expect(came).not.toHaveProperty('by')
  expect(came).not.toHaveProperty('aside')
})
