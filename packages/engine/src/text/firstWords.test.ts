import { openGraph } from '@kathasagar/story'
import { expect, test, vi } from 'vitest'

import { NO_LORE } from '../understanding/lore.ts'
import { beginStory } from '../turn/apply.ts'
import { interpret } from '../turn/decide.ts'
import { firstWords } from './inputText.ts'

test('a text is cut after a word, whatever separates the words', () => {
  expect(firstWords('Ring the bell, and go', 3)).toBe('Ring the bell')
  expect(firstWords('ऍआझ，गपऋ，ऩइङ', 2)).toBe('ऍआझ，गपऋ')
  expect(firstWords('Ring the bell!', 4)).toBe('Ring the bell!')
})

test("a limited number of a player's words is matched", () => {
  const graph = openGraph({
    start_node: 'yard',
    nodes: {
      yard: { text: 'A bell.', choices: [{ text: 'Ring the bell', target: 'end' }] },
      end: { text: 'It rings.', choices: [] },
    },
  })
  const { state } = beginStory(graph, { xp: 9, seed: 7 })
  const topics = vi.fn(NO_LORE.topics)
  const text = 'if you ask or not, who! '.repeat(80)

  interpret({
    graph,
    state,
    action: { type: 'custom_action', text },
    lore: { ...NO_LORE, topics },
  })

  const lengths = topics.mock.calls.map(([said]) => said.split(/\s+/).length)
  expect(lengths.length).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(110)
})
