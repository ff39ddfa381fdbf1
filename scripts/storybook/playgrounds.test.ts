import { expect, test } from 'vitest'

import { openingFault } from './playgrounds.ts'

const story = (name: string) => `export const ${name}: Story = {}\n`

const sheet = 'export const States: Story = {\n  parameters: asSheet(() => ({ meta, Busy })),\n}\n'

test.each([
  ['Badge', story('Busy') + story('Playground'), 'Badge opens with Busy'],
  ['Badge', story('Playground') + story('Busy'), 'Badge has no States after its playground'],
  ['UndoDialog', story('Open'), 'UndoDialog opens with Open'],
  ['UndoDialog', story('Playground') + sheet, 'States of UndoDialog opens nothing'],
  ['Badge', story('Playground') + sheet + story('Failed'), 'States of Badge leaves out Failed'],
])('%s of %j would be found', (name, text, fault) => {
  expect(openingFault(name, text)).toBe(fault)
})

test('a dialog shows its states open', () => {
  const opened = sheet.replace('Busy }', '}), { opened: () => ({ Open })')

  expect(openingFault('UndoDialog', story('Playground') + opened)).toBeUndefined()
})
