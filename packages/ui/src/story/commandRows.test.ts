import { expect, test } from 'vitest'

import { en } from '../messages/en.ts'
import { commandRows } from './commandRows.ts'

test('a custom action costs one XP whatever the story says, and is named once', () => {
  const commands = { light_the_lamp: { cost: 4 }, custom_action: { cost: 9 } }

  const rows = commandRows({ commands }, en.story)

  expect(rows.map(({ name, cost }) => [name, cost])).toEqual([
    ['Light the lamp', 4],
    ['Custom Action', 1],
  ])
})
