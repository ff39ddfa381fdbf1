import { expect, test, vi } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'
import { NO_LORE } from '../understanding/lore.ts'
import { firstWords, visibleText } from './inputText.ts'

test.for([
  ['<b>open</b> the door', 'open  the door'],
  ['<a href="take the letter">open</a>', 'open'],
  ['<script>open("the door")</script>', ''],
  ['look <script>open the door', 'look'],
  ['<!-- open the door -->wait', 'wait'],
  ['<img src=x onerror="open(door)">', ''],
  ['<img src=x onerror="open the door', ''],
  ['I &lt;3 you &amp; Amma', 'I <3 you & Amma'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
] as const)('for "%s" a page would show "%s"', ([text, shown]) => {
  expect(visibleText(text)).toBe(shown)
})

test('a text is cut after a word, whatever separates the words', () => {
  expect(firstWords('Ring the bell, and go', 3)).toBe('Ring the bell')
  expect(firstWords('ऍआझ，गपऋ，ऩइङ', 2)).toBe('ऍआझ，गपऋ')
  expect(firstWords('Ring the bell!', 4)).toBe('Ring the bell!')
})

test("a limited number of a player's words is matched", () => {
  const story = {
    start_node: 'yard',
    nodes: {
      yard: { text: 'A bell.', choices: [{ text: 'Ring the bell', target: 'end' }] },
      end: { text: 'It rings.', choices: [] },
    },
  }
  const topics = vi.fn(NO_LORE.topics)
  const text = 'if you ask or not, who! '.repeat(80)

  saidIn(story, text, {}, { topics })

  const lengths = topics.mock.calls.map(([said]) => said.split(/\s+/).length)
  expect(lengths.length).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(110)
})
