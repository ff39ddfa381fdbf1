import { expect, test } from 'vitest'

import type { Choice, StoryStructure } from '@kathasagar/story'
import { gamebook } from './gamebook.ts'

const STATE: StoryStructure['state'] = {
  gold: { number: [0, 9], start: 0 },
  trust: { number: [0, 100], start: 50 },
  key: { flag: false },
  lamp: { flag: false },
  door: { one_of: ['left', 'right'], start: 'left' },
}

/** What the first section of a gamebook says, below a page that it begins with. */
function told(choice: Partial<Choice>, language: 'en' | 'hi' = 'en'): string {
  const structure: StoryStructure = {
    start_node: 'in',
    state: STATE,
    nodes: {
      in: { text: 'In.', choices: [{ text: 'Go', target: 'out', ...choice }] },
      out: { text: 'Out.', choices: [] },
    },
  }
  const { chapters } = gamebook({ title: 'Doors', structure, about: { language } })
  return chapters
    .flatMap(({ blocks }) => blocks)
    .map((block) => ('text' in block ? block.text : ''))
    .join('\n')
}

test.each([
  ['gold >= 3 and (key or lamp)', '“gold” is at least 3 and (“key” or “lamp”)'],
  ['(key or lamp) and gold >= 3', '(“key” or “lamp”) and “gold” is at least 3'],
  ['not (key and lamp)', 'not: (“key” and “lamp”)'],
  ['not key and lamp', '(not: “key”) and “lamp”'],
  ['not gold > 2', 'not: “gold” is above 2'],
  ['gold - (trust - 1) > 2', '“gold” less (“trust” less 1) is above 2'],
  ['key or lamp and gold > 2', '“key” or “lamp” and “gold” is above 2'],
])('a gamebook asks %s with the brackets that it needs', (condition, words) => {
  expect(told({ if: condition })).toContain(`Only if ${words}: Go`)
})

