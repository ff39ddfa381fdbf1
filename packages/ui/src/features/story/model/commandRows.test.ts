import { expect, test } from 'vitest'

import { en } from '../../../messages/en.ts'
import { commandRows } from './commandRows.ts'

test('lists free text once, with a price of one XP', () => {
  const commands = { light_the_lamp: { cost: 4 }, custom_action: { cost: 9 } }

  const rows = commandRows({ commands }, en.story)

  expect(rows.map(({ name, cost }) => [name, cost])).toEqual([
    ['Light the lamp', 4],
    ['Custom Action', 1],
  ])
})

test('lists shared commands first, in a fixed order', () => {
  const free = { cost: 0 }
  const commands = { undo: free, light_the_lamp: free, show: free, ask: free, continue: free }

  const rows = commandRows({ commands: { ...commands, immerse: free } }, en.story)

  expect(rows.map(({ key }) => key)).toEqual([
    'continue',
    'immerse',
    'show',
    'undo',
    'light_the_lamp',
    'ask',
    'custom_action',
  ])
})
