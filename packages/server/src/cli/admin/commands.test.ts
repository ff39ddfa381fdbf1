import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { readConfig } from '../../config.ts'
import { lockDataDir } from '../../db/lockDataDir.ts'
import { emptyInstallation, type Installation } from '../../test/installation.ts'
import { addAccountCommands } from './accountCommands.ts'
import { addDataCommands } from './dataCommands.ts'

// Each command opens a database of its own and some are processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const TWO_DOORS = `:: StoryTitle
The Two Doors

:: StoryData
{"ifid":"D674C58C-DEFA-4F70-B7A2-27742230C0FC","start":"Start"}

:: Start
Two doors stand here.
[[Left->End]]

:: End
It is dark.
`
const reason = ['--reason', 'She found a torn page'] as const

let home: Installation
let backup: string
beforeAll(async () => {
  home = await emptyInstallation()
  backup = join(home.dir, 'all.gz')
})
afterAll(() => home.remove())

// From here on each test goes on where the one before it ended, as an admin would.
describe('an installation is administered by commands', () => {
  test('its tables are made, step by step', async () => {
    const made = await home.run(['migrate'])

    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ steps were taken/) })
    expect(made.told).toContain('0001_core')
  })

  test('its stories are seeded, each of them told', async () => {
    const seeded = await home.run(['seed'])

    expect(seeded.code).toBe(0)
    expect(seeded.said).toMatch(/^\d+ stories are new, 0 were renewed/)
    expect(seeded.told).toMatch(/^1 of \d+: /)
  })

  test('an admin is made, whose password is shown once and lies in no argument', async () => {
    const made = await home.run(['create-admin', 'keeper', 'keeper@example.org'])
    const typed = await home.runProcess(
      ['create-admin', 'second', 'second@example.org', '--password-stdin'],
      'Sagar#2042x\n',
    )

    expect(made.said).toMatch(/^keeper is an admin\.\nThe password, shown only now: \S{12,}\n$/)
    expect(typed).toMatchObject({ code: 0, said: 'second is an admin.\n' })
  })

  test('a password is replaced', async () => {
    const replaced = await home.run(['reset-password', 'KEEPER@example.org'])
    const unknown = await home.run(['reset-password', 'nobody'])

    expect(replaced).toMatchObject({ code: 0, said: expect.stringContaining('new password') })
    expect(unknown).toMatchObject({ code: 1, told: 'There is no user nobody.\n' })
  })

  test('premium access is given and taken back, for a reason', async () => {
    const given = await home.run(['grant-premium', 'keeper', ...reason])
    const taken = await home.run(['grant-premium', 'keeper', ...reason, '--revoke'])
    const groundless = await home.run(['grant-premium', 'keeper'])

    expect([given.said, taken.said]).toEqual([
      'keeper has premium access.\n',
      'keeper no longer has premium access.\n',
    ])
    expect(groundless).toMatchObject({ code: 2, told: expect.stringContaining('--reason') })
  })

  test('credits are given, in whole numbers', async () => {
    const given = await home.run(['grant-credits', 'keeper', '30', ...reason])
    const odd = await home.run(['grant-credits', 'keeper', '1.5', ...reason])

    expect(given).toMatchObject({ code: 0, said: 'keeper has 50 credits.\n' })
    expect(odd).toMatchObject({ code: 2, told: expect.stringContaining('from 1 to 100000') })
  })

  test('a story is read from a file', async () => {
    const file = join(home.dir, 'two.twee')
    await writeFile(file, TWO_DOORS)

    const read = await home.run(['import', file, '--author', 'keeper'])
    const folder = await home.run(['import', home.dir, '--author', 'keeper'])

    expect(read).toMatchObject({ code: 0, said: expect.stringContaining('a draft of keeper') })
    expect(folder).toMatchObject({ code: 1, told: expect.not.stringContaining('    at ') })
  })

  test('everything is kept in one file', async () => {
    const kept = await home.run(['backup', backup])
    const nowhere = await home.run(['backup', join(home.dir, 'no', 'such', 'folder.gz')])

    expect(kept).toMatchObject({ code: 0, told: expect.stringMatching(/^users: \d+$/m) })
    expect(nowhere).toMatchObject({ code: 1, told: expect.not.stringContaining('    at ') })
  })

  test('and comes back in an empty place, never over something', async () => {
    const elsewhere = await emptyInstallation()

    const over = await home.run(['restore', backup])
    const restored = await elsewhere.run(['restore', backup])
    const goesOn = await elsewhere.run(['grant-credits', 'keeper', '5', ...reason])
    await elsewhere.remove()

    expect(over.code).toBe(1)
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('books are sound') })
    expect(goesOn.said).toBe('keeper has 55 credits.\n')
  })

  test('a damaged backup leaves nothing of itself', async () => {
    const cut = join(home.dir, 'cut.gz')
    await writeFile(cut, (await readFile(backup)).subarray(0, 2000))
    const elsewhere = await emptyInstallation()

    const refused = await elsewhere.run(['restore', cut])
    await elsewhere.remove()

    expect(refused).toMatchObject({ code: 1, told: expect.stringContaining('damaged') })
  })
})

const COMMANDS = [
  'create-admin',
  'reset-password',
  'grant-premium',
  'grant-credits',
  'backup',
  'restore',
  'seed',
  'migrate',
  'import',
]

test.each(COMMANDS)('%s explains itself and each thing that it is given', (name) => {
  const program = new Command()
  const config = readConfig({})
  if ('problems' in config) throw new Error(config.problems.join())
  const silent = () => undefined
  addAccountCommands(program, { config, say: silent, tell: silent })
  addDataCommands(program, { config, say: silent, tell: silent })
  const command = program.commands.find((it) => it.name() === name)

  const bare = command?.registeredArguments.filter(({ description }) => description === '')

  expect(command?.description()).toMatch(/\w/)
  expect(bare).toEqual([])
})

test('a command that is none is a wrong call', async () => {
  const { code, told } = await home.runProcess(['nothing'])

  expect([code, told]).toEqual([2, "error: unknown command 'nothing'\n"])
})

test('beside a running server a command waits for nobody, and says what to do', async () => {
  const embedded = await emptyInstallation({ isEmbedded: true })
  const release = lockDataDir(join(embedded.dir, 'data'))

  const { code, told } = await embedded.runProcess(['grant-credits', 'keeper', '5', ...reason])
  release()
  await embedded.remove()

  expect(code).toBe(3)
  expect(told).toContain('stop it, run this again')
})
