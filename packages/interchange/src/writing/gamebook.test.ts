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

test.each([
  [{ trust: '%+20' }, '“trust” up by 20 percent of what it lacks of 100'],
  [{ trust: '%-20' }, '“trust” down by 20 percent of itself'],
  [{ gold: '?1..6' }, '“gold” a number that you throw, from 1 to 6'],
  [{ gold: '?' }, '“gold” a number that you throw, from 0 to 9'],
  [{ gold: '?1|1|5' }, '“gold” what you draw of these: 1, 1, 5'],
  [{ key: '?' }, '“key” what you draw of these: no, yes'],
  [{ door: '?' }, '“door” what you draw of these: left, right'],
  [{ gold: '+2', door: 'right' }, '“gold” +2; “door” right'],
])('a gamebook says in words what %j changes', (sets, words) => {
  expect(told({ sets })).toContain(`(Note: ${words}`)
})

test('a gamebook in Hindi says changes and brackets too', () => {
  const page = told({ if: 'gold >= 3 and (key or lamp)', sets: { gold: '?1..6' } }, 'hi')

  expect(page).toContain('और (“key” या “lamp”)')
  expect(page).toContain('(लिख लें: “gold”: 1 से 6 तक निकाली हुई कोई संख्या।)')
})

test('an ending without a title ends a gamebook without naming one', () => {
  expect(told({})).toMatch(/The story ends here\.$/mu)
  expect(told({}, 'hi')).toMatch(/कहानी यहाँ समाप्त होती है।$/mu)
})
