import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readPlaywright } from '../reports.mjs'
import { affected } from './changed.mjs'
import { fallen } from './coverage.mjs'
import { leavingOut } from './leftOut.mjs'
import { root } from '../prepare.mjs'
import { schedule } from './schedule.mjs'
import { testsWithoutDatabase, testsWithoutPostgres } from './serverTests.mjs'
import { EMBEDDED, LONG_RUNS, SLOW_MOVING, SLOW_UNITS } from './steps.mjs'
import { recordOf, tableOf } from './table.mjs'

const rateStory = 'packages/server/src/services/stories/rateStory.ts'
const toggleEngagement = 'packages/server/src/services/stories/toggleEngagement.ts'
const taskCard = 'packages/ui/src/components/progress/TaskCard/TaskCard.tsx'

test('steps run beside each other while there are cores, and in their order', async () => {
  const steps = [1, 1, 2, 1].map((cores, name) => ({ name, cores }))
  let running = 0
  const seen: [number, number][] = []
  const runStep = async ({ name, cores }: { name: number; cores: number }) => {
    running += cores
    seen.push([name, running])
    await Promise.resolve()
    running -= cores
    return name
  }

  const results = await schedule(steps, 2, runStep)

  expect(results).toEqual([0, 1, 2, 3])
  expect(Math.max(...seen.map(([, cores]) => cores))).toBe(2)
  expect(seen.map(([name]) => name)).toContain(2)
})

test('a step that asks for more than the machine has runs alone', async () => {
  expect(await schedule([{ name: 'all', cores: 9 }], 2, async () => 'all')).toEqual(['all'])
})

test('a step waits for the one that it comes after, though there are cores', async () => {
  const names = ['pictures', 'unit', 'book']
  const steps = names.map((name) => (name === 'pictures' ? { name, after: 'book' } : { name }))
  const ended: string[] = []
  const runStep = async ({ name }: { name: string }) => {
    await Promise.resolve()
    ended.push(name)
  }

  await schedule(
    steps.map((step) => ({ ...step, cores: 1 })),
    2,
    runStep,
  )

  expect(ended).toEqual(['unit', 'book', 'pictures'])
})

test('the table tells of each step how long it took and which files were slowest', () => {
  const files = Array.from({ length: 12 }, (_none, i) => ({
    file: `f${i}.test.ts`,
    seconds: i,
    tests: 2,
  }))
  const step = { name: 'unit', seconds: 12.34, passed: 23, failures: ['unit: a: b'], files }

  const table = tableOf([step])
  const { steps } = recordOf([step], 13)

  expect(table).toMatch(/^unit +12\.3 +24 +1$/m)
  expect(table).toContain('f11.test.ts')
  expect(table).not.toContain('f1.test.ts')
  expect(steps[0]).toMatchObject({ name: 'unit', passed: 23, failed: 1 })
  expect(steps[0]?.slowest).toEqual(files.slice(2).toReversed())
})

test('a failed walk through the product says how to look at the trace of its browser', () => {
  const failed = {
    status: 'unexpected',
    results: [
      {
        duration: 1200,
        error: { message: 'Nobody came' },
        attachments: [
          { name: 'trace', path: `${process.cwd()}/node_modules/.tmp/e2e/x/trace.zip` },
        ],
      },
    ],
  }
  const spec = { file: 'play.spec.ts', title: 'a reader plays', tests: [failed] }

  const { failures, files } = readPlaywright({
    stats: { expected: 0 },
    suites: [{ specs: [spec] }],
  })

  expect(failures[0]).toContain('play.spec.ts: a reader plays\n    Nobody came')
  expect(failures[0]).toContain('npx playwright show-trace node_modules/.tmp/e2e/x/trace.zip')
  expect(files).toEqual([{ file: 'play.spec.ts', seconds: 1.2, tests: 1 }])
})

test('coverage that falls is named, with what it was; what moves by a line is not', () => {
  const part = { part: 'engine', floor: { statements: 98, branches: 90 } }

  expect(fallen([{ ...part, statements: 97.9, branches: 89.9 }])).toEqual([])
  expect(fallen([{ ...part, statements: 98, branches: 85 }])).toEqual([
    'coverage of the engine: 85 % of branches, it was 90 %',
  ])
})

test('a change in one use case runs the tests that reach it or speak of it, and says what is left out', () => {
  const { files, leftOut } = affected([rateStory])
  const server = files?.['server on the embedded database'] ?? []

  expect(server).toContain('packages/server/src/test/access/accessMatrix.test.ts')
  expect(server).toContain('packages/server/src/http/routes/ratings.test.ts')
  expect(server).not.toContain('packages/server/src/http/pages.test.ts')
  expect(files?.stories).toEqual([])
  expect(leftOut).toContain('server on PostgreSQL, unused code, and what npm run test:all adds')
})

test('a use case that no call is named after is tested by the routes that lead to it', () => {
  const { files } = affected([toggleEngagement])

  expect(files?.['server on the embedded database']).toContain(
    'packages/server/src/http/routes/stories.test.ts',
  )
})

test('a change in the engine runs its units and the nearest files of the server', () => {
  const { files } = affected(['packages/engine/src/turn/apply.ts'])
  const server = files?.['server on the embedded database'] ?? []

  expect(files?.unit).toContain('packages/engine/src/engine.test.ts')
  expect(server.length).toBeGreaterThan(0)
  expect(server.length).toBeLessThanOrEqual(15)
})

test('a change in one component runs its stories and those of what shows it', () => {
  const { files } = affected([taskCard])

  expect(files?.stories[0]).toBe(
    'packages/ui/src/components/progress/TaskCard/TaskCard.stories.tsx',
  )
  expect(files?.['server on the embedded database']).toEqual([])
})

test('a rule of the database or the contract runs the whole server', () => {
  const { files } = affected(['packages/server/src/db/migrate.ts'])
  const other = affected(['packages/api/src/contract/errors.ts']).files

  expect(files?.['server on the embedded database'].length).toBeGreaterThan(80)
  expect(other?.['server on the embedded database'].length).toBeGreaterThan(80)
})

test('a change of a package or of a setting of the check runs everything', () => {
  expect(affected(['package-lock.json'])).toMatchObject({ everything: true })
  expect(affected(['vitest.workspace.ts'])).toMatchObject({ everything: true })
})

test('what runs on the embedded database alone is run by npm test', () => {
  const withoutAny = new Set(testsWithoutDatabase())
  const embeddedAlone = testsWithoutPostgres().filter((file) => !withoutAny.has(file))

  expect(embeddedAlone).toContain('packages/server/src/main.test.ts')
  expect(embeddedAlone.filter((file) => !EMBEDDED.some((part) => file.startsWith(part)))).toEqual(
    [],
  )
})

test('what npm test leaves to test:all is there, and left out', () => {
  const left = [...SLOW_MOVING, ...LONG_RUNS]
  const listed = (globs: readonly string[]) =>
    execFileSync('npx', ['vitest', 'list', '--filesOnly', '--project=unit', '--project=server*'], {
      env: { ...process.env, ...leavingOut(globs) },
      encoding: 'utf8',
    })
      .split('\n')
      .map((line) => line.replace(/^\[.*?\] /, ''))

  const [all, few] = [listed([]), listed(left)]

  expect(left.filter((file) => !all.includes(file))).toEqual([])
  expect(left.filter((file) => few.includes(file))).toEqual([])
})

test('each part that a quick check leaves out is there', () => {
  expect(SLOW_UNITS.filter((glob) => globSync(glob, { cwd: root }).length === 0)).toEqual([])
})
