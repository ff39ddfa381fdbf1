import { openGraph } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { resolveAbsent } from '../replyByIntent.ts'
import { isCalled } from './addressed.ts'
import { beginsWithName } from './contentWordsOf.ts'

test.for([
  ['are you thirsty, old buck?', 'the old buck'],
  ['King, what do you bake?', 'the king of Udupi'],
  ['Moideen, can you smell it?', 'Moideen Koya'],
  ['मटमैले, डरो मत', 'मटमैला'],
  ['shukriya banne', 'Banne'],
] as const)('%s calls %s', ([words, name]) => {
  expect(isCalled(words, [name])).toBe(true)
})

test.for([
  ['are you thirsty, old cow?', 'the old buck'],
  ['Coat, will you keep me warm?', 'the woman in the coat'],
] as const)('%s does not call %s', ([words, name]) => {
  expect(isCalled(words, [name])).toBe(false)
  expect(beginsWithName(words, name)).toBe(false)
})

test('an absent person who is addressed by an alias is reported as absent', () => {
  const graph = openGraph({
    start_node: 'street',
    state: {},
    cast: {
      zafar: { name: 'Ustad Zafar', aliases: ['Abba'] },
      boy: { name: 'Chhuttan', aliases: ['boy'] },
    },
    nodes: { street: { text: 'A boy with a kite.', people: ['boy'], choices: [] } },
  })
  const meantBy = (text: string) => resolveAbsent({ graph, node: 'street', text })

  expect(meantBy('Abba, who sealed this?')).toBe('Ustad Zafar')
  expect(meantBy('I turn it over. Abba, who sealed this?')).toBe('Ustad Zafar')
  expect(meantBy('boy, who sealed this?')).toBeNull()
})
