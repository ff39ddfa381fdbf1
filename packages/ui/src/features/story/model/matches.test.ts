import fc from 'fast-check'
import { expect, test } from 'vitest'

import { matches } from './matches.ts'

const marked = (text: string, query: string) =>
  matches(text, query)
    .map((run) => (run.isMatch ? `[${run.text}]` : run.text))
    .join('')

test('marks all matches of all words and ignores case', () => {
  expect(marked('The Last Lamp at last', 'last lamp')).toBe('The [Last] [Lamp] at [last]')
})

test('escapes regular expression characters', () => {
  expect(marked('What (now)?', '(now)?')).toBe('What [(now)?]')
})

test('marks nothing for a blank query', () => {
  expect(marked('The Last Lamp', '  ')).toBe('The Last Lamp')
})

test('never changes the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      const runs = matches(text, query)
      expect(runs.map((run) => run.text).join('')).toBe(text)
    }),
  )
})
