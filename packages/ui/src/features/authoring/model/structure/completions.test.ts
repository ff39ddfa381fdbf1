import { expect, test } from 'vitest'

import { offerAt, withCompletion } from './completions.ts'
import type { KnownState } from './knownState.ts'

const state: KnownState = {
  knows_pass: { flag: false, label: 'You know what happened on the pass' },
  trust: { number: [0, 5] },
  apron: { one_of: ['nobody', 'somila'] },
  well_knows: { flag: false },
}
const offered = (text: string, isAskedFor = false) =>
  offerAt(text, text.length, state, isAskedFor)?.completions.map((one) => one.text)

test('names are offered for the word before the caret, those that begin so first', () => {
  expect(offered('trust >= 2 and not kno')).toEqual(['knows_pass', 'well_knows'])
  expect(offered('TRU')).toEqual(['trust'])
})

test('nothing is offered for a whole name, after a blank, and for what nothing is called', () => {
  expect([offered('trust'), offered('trust >= '), offered('qwx')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('asked for, everything is offered', () => {
  expect(offered('trust >= 2 and ', true)).toEqual(Object.keys(state))
})

test('after a comparison the values are offered that it can have', () => {
  expect(offered('apron == ')).toEqual(['"nobody"', '"somila"'])
  expect(offered('apron != "so')).toEqual(['"somila"'])
  expect(offered('knows_pass = ')).toEqual(['true', 'false'])
})

test('what is taken stands for what was typed of it, and the rest stays', () => {
  const text = 'trust > 1 and kno or apron == "so"'
  const [name, value] = [17, 33].map((caret) => offerAt(text, caret, state, false))

  expect(withCompletion(text, name!, name!.completions[0]!)).toEqual({
    text: 'trust > 1 and knows_pass or apron == "so"',
    caret: 24,
  })
  expect(withCompletion(text, value!, value!.completions[0]!).text).toBe(
    'trust > 1 and kno or apron == "somila"',
  )
})
