import { chownSync, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { readConfig } from '../../config.ts'
import { lockDataDir } from '../../db/lockDataDir.ts'
import { emptyInstallation, type Installation } from '../../test/installation.ts'
import { addAccountCommands } from './accountCommands.ts'
import { addDataCommands } from './dataCommands.ts'

// Each command opens its own database, and some start processes.
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

describe('commands administer an installation', () => {
  test('migrates its tables step by step', async () => {
    const made = await home.run(['migrate'])

    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ steps were taken/) })
    expect(made.told).toContain('0001_core')
  })

  test('seeds its stories and prints a message for each', async () => {
    const seeded = await home.run(['seed'])

    expect(seeded.code).toBe(0)
    expect(seeded.said).toMatch(/^\d+ stories are new, 0 were renewed/)
    expect(seeded.told).toMatch(/^1 of \d+: /)
  })

  test('creates an admin, shows the password once, and never takes it as an argument', async () => {
    const made = await home.run(['create-admin', 'keeper', 'keeper@example.org'])
    const typing = (name: string, password: string) => {
      const command = ['create-admin', name, `${name}@example.org`, '--password-stdin']
      return home.runProcess(command, `${password}\n`)
    }
    const typed = await typing('second', 'Sagar#2042x')
    const weak = await typing('third', 'Blue-river-77')

    expect(made.said).toMatch(/^keeper is an admin\.\nThe password, shown only now: \S{12,}\n$/)
    expect(typed).toMatchObject({ code: 0, said: 'second is an admin.\n' })
    expect(weak).toMatchObject({ code: 1, told: expect.stringContaining('(one of !@#$%^&*(),') })
  })

  test.each([
    ['reset-password', 'new password'],
    ['reset-2fa', 'has no second factor now, and every sign-in has ended'],
  ])('%s changes an account found by its email', async (command, sentence) => {
    const done = await home.run([command, 'KEEPER@example.org'])
    const unknown = await home.run([command, 'nobody'])

    expect(done).toMatchObject({ code: 0, said: expect.stringContaining(sentence) })
    expect(unknown).toMatchObject({ code: 1, told: 'There is no user nobody.\n' })
  })

  test('grants and revokes premium access with a reason', async () => {
    const given = await home.run(['grant-premium', 'keeper', ...reason])
    const taken = await home.run(['grant-premium', 'keeper', ...reason, '--revoke'])
    const groundless = await home.run(['grant-premium', 'keeper'])

    expect([given.said, taken.said]).toEqual([
      'keeper has premium access.\n',
      'keeper no longer has premium access.\n',
    ])
    expect(groundless).toMatchObject({ code: 2, told: expect.stringContaining('--reason') })
  })

  test('gives credits in whole numbers, once per key even if repeated', async () => {
    const gift = ['grant-credits', 'keeper', '10', ...reason, '--key', 'flood']
    const given = await home.run(['grant-credits', 'keeper', '31', ...reason])
    const odd = await home.run(['grant-credits', 'keeper', '1.5', ...reason])
    const runs = [await home.run(gift), await home.run(gift)]
    const other = await home.run(gift.with(2, '11'))
    const nameless = await home.run([...gift.slice(0, -1), ' '])

    expect(given).toMatchObject({ code: 0, said: 'keeper has 51 credits.\n' })
    expect(odd).toMatchObject({ code: 2, told: expect.stringContaining('from 1 to 100000') })
    expect(runs.map(({ said }) => /\d+/.exec(said)?.[0])).toEqual(['61', '61'])
    expect(other).toMatchObject({ code: 1, told: expect.stringContaining('key was used') })
    expect(nameless.code).toBe(1)
  })

  test('exports and imports a complete story', async () => {
    const file = join(home.dir, 'whole.json')
    const copy = join(home.dir, 'copy.json')
    const about = {
      tagline: 'Two doors, one key.',
      story_prompt: 'You stand before two doors.',
      tags: ['No Such Tag'],
      content_rating: 'teen',
      language: 'hi',
      initial_xp: 42,
      game_config: { commands: { immerse: { cost: 7, description: 'Look twice.' } } },
    }
    const structure = { start_node: 'in', nodes: { in: { text: 'In.', choices: [] } } }
    await writeFile(file, JSON.stringify({ title: 'Doors', ...about, story_structure: structure }))

    const read = await home.run(['import', file, '--author', 'keeper'])
    const id = /[\da-f-]{36}/.exec(read.said)?.[0] ?? ''
    await home.run(['export', id, '--to', copy])

    expect(read.told).toContain('There is no tag "No Such Tag" here')
    const { tags: _tags, game_config, ...fields } = about
    expect(JSON.parse(await readFile(copy, 'utf8'))).toMatchObject({
      ...fields,
      title: 'Doors',
      tags: [],
      game_config: { commands: game_config.commands },
      story_structure: structure,
    })
  })

  test('imports a story from a file, and exports it in a known format', async () => {
    const [from, to] = [join(home.dir, 'two.twee'), join(home.dir, 'out.twee')]
    await writeFile(from, TWO_DOORS)
    const read = await home.run(['import', from, '--author', 'keeper'])
    const missing = await home.run(['import', join(home.dir, 'none'), '--author', 'keeper'])
    const id = /[\da-f-]{36}/.exec(read.said)?.[0] ?? ''
    const out = await home.run(['export', id, '--format', 'twee', '--to', to])
    const back = await home.run(['import', to, '--author', 'keeper'])
    const none = await home.run(['export', 'no-such-story'])
    const odd = await home.run(['export', id, '--format', 'pdf'])

    const made = { code: 0, said: expect.stringContaining('a draft of keeper') }
    expect(read).toMatchObject(made)
    expect(missing).toMatchObject({ code: 1, told: expect.not.stringContaining('    at ') })
    expect(out).toMatchObject({ code: 0, told: expect.stringContaining('The Two Doors is in') })
    expect(back).toMatchObject(made)
    expect(none).toMatchObject({ code: 1, told: 'There is no story no-such-story.\n' })
    expect(odd).toMatchObject({ code: 1, told: expect.stringContaining('json or twee') })
  })

  test('backs up everything into one file, and overwrites a file only with a flag', async () => {
    const kept = await home.run(['backup', backup])
    const nowhere = await home.run(['backup', join(home.dir, 'no', 'such', 'folder.gz')])
    const refused = await home.run(['backup', backup])
    const again = await home.run(['backup', backup, '--overwrite'])

    const bar = expect.stringMatching(/^\[#{30}\] \S+ of \S+ rows$/m) as string
    expect(kept).toMatchObject({ code: 0, told: bar })
    expect(nowhere).toMatchObject({ code: 1, told: expect.not.stringContaining('    at ') })
    expect(refused).toMatchObject({ code: 1, told: expect.stringContaining('--overwrite') })
    expect(again.code).toBe(0)
  })

  test('restores into an empty place, and restores nothing from a damaged backup', async () => {
    const cut = join(home.dir, 'cut.gz')
    await writeFile(cut, (await readFile(backup)).subarray(0, 2000))
    const elsewhere = await emptyInstallation()

    const over = await home.run(['restore', backup])
    const damaged = await elsewhere.run(['restore', cut])
    const restored = await elsewhere.run(['restore', backup])
    const goesOn = await elsewhere.run(['grant-credits', 'keeper', '5', ...reason])
    await elsewhere.remove()

    expect(over.code).toBe(1)
    expect(damaged).toMatchObject({ code: 1, told: expect.stringContaining('damaged') })
    expect(restored).toMatchObject({
      code: 0,
      said: expect.stringContaining('ledger is consistent'),
    })
    expect(goesOn.said).toBe('keeper has 66 credits.\n')
  })
})

const ACCOUNTS = ['create-admin', 'reset-password', 'grant-premium', 'grant-credits']
const COMMANDS = [...ACCOUNTS, 'backup', 'restore', 'seed', 'migrate', 'import', 'export']

test.each(COMMANDS)('%s shows its help and its arguments', (name) => {
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

test('does not create an installation if a command needs an existing one', async () => {
  const nowhere = await emptyInstallation({ isEmbedded: true })
  const data = join(nowhere.dir, 'data')
  const asked = [
    ['rotate-secret'],
    ['rotate-secret', '--finish'],
    ['reset-password', 'keeper'],
    ['reset-2fa', 'keeper'],
    ['grant-premium', 'keeper', ...reason],
    ['grant-credits', 'keeper', '5', ...reason],
    ['backup', join(nowhere.dir, 'all.gz')],
    ['import', nowhere.dir, '--author', 'keeper'],
    ['export', 'no-such-story'],
  ]

  const refused = []
  for (const command of asked) refused.push(await nowhere.run(command))
  const made = existsSync(data)
  await nowhere.remove()

  const told = `There is no database in ${data}. Set DATA_DIR.\n`
  expect(refused).toEqual(asked.map(() => ({ code: 1, said: '', told })))
  expect(made).toBe(false)
})

test('writes nothing into the server’s directory if another system user runs a command', async () => {
  const served = await emptyInstallation({ isEmbedded: true })
  const data = join(served.dir, 'data')
  await mkdir(join(data, 'pg'), { recursive: true })
  // Only root can change the owner. Otherwise, the test mocks the user id.
  if (process.getuid?.() === 0) chownSync(data, 65_534, 65_534)
  else vi.spyOn(process, 'getuid').mockReturnValue(0)

  const refused = [
    await served.run(['rotate-secret']),
    await served.run(['restore', join(served.dir, 'all.gz'), '--replace']),
  ]
  const written = await readdir(data)
  vi.restoreAllMocks()
  await served.remove()

  const told = expect.stringMatching(/belongs to user \d+, .* Run this as its owner/)
  expect(refused).toEqual(refused.map(() => ({ code: 1, said: '', told })))
  expect(written).toEqual(['pg'])
})

test('reports a usage error for an unknown command', async () => {
  const { code, told } = await home.runProcess(['nothing'])

  expect([code, told]).toEqual([2, "error: unknown command 'nothing'\n"])
})

test('does not wait for a running server, and says what to do', async () => {
  const embedded = await emptyInstallation({ isEmbedded: true })
  const data = join(embedded.dir, 'data')
  await mkdir(join(data, 'pg'), { recursive: true })
  const release = lockDataDir(data)

  const { code, told } = await embedded.runProcess(['grant-credits', 'keeper', '5', ...reason])
  release()
  await embedded.remove()

  expect(code).toBe(3)
  expect(told).toContain('stop it, run this again')
})
