import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../architecture/imports.ts'
import { openingFault } from './playgrounds.ts'

const files = ['components', 'screens']
  .flatMap((folder) =>
    readdirSync(join(root, 'packages/ui/src', folder), { recursive: true, withFileTypes: true }),
  )
  .filter(({ name }) => name.endsWith('.stories.tsx'))
  .map(({ name, parentPath }) => ({
    name,
    folder: parentPath.split('/').at(-1) ?? '',
    path: join(parentPath, name),
  }))
  // A screen with many states has them in several files: one of them opens with the playground.
  .filter(({ name, folder }) => name === `${folder}.stories.tsx`)

test('every piece opens with a playground, and where states can stand beside one another, with those', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(
    files.flatMap(({ folder, path }) => openingFault(folder, readFileSync(path, 'utf8')) ?? []),
  ).toEqual([])
})

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
