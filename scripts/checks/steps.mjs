import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { startPostgres } from '../postgres.mjs'
import { root } from '../prepare.mjs'
import { storybookEnv, storybookScript, isStorybookBuilt } from '../storybook/buildStorybook.mjs'
import { readPlaywright, readVitest } from '../reports.mjs'
import { leavingOut } from './leftOut.mjs'
import { runInBackground } from './run.mjs'

export const reports = join(root, 'node_modules/.tmp/reports')
const BOOK = 'book'
/** Marks steps that only `npm run test:all` runs. */
export const ALL = 'all'
/** Marks steps that run only if they are named. */
const NAMED = 'named'
const fileName = (name) => name.replaceAll(' ', '-')

/** A step with a single result. `quickly` contains the arguments for quick runs. */
const check = (name, command, args, { env, quickly = args } = {}) => ({
  name,
  cores: 1,
  run: async ({ isQuick } = {}) => {
    const ran = await runInBackground(command, isQuick ? quickly : args, env)
    return { ...ran, passed: ran.isGood ? 1 : 0, failures: ran.isGood ? [] : [name] }
  },
})

/** Reads a test report. A crash without failures in the report counts as one failure. */
function counted(name, ran, report, read) {
  const found = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [], files: [] }
  const failures = found.failures.map((failure) => `${name}: ${failure}`)
  if (!ran.isGood && failures.length === 0) failures.push(`${name}: it ended badly, see above`)
  return { ...ran, ...found, failures }
}

const COVERED = {
  unit: ['packages/engine/src/**'],
  'server on PostgreSQL': [
    'packages/api/src/contract/**',
    'packages/server/src/{modules,services}/**',
  ],
}
const coverageArgs = (name) => [
  '--coverage.enabled',
  '--coverage.reporter=text-summary',
  `--coverage.reportsDirectory=${join(reports, `coverage-${fileName(name)}`)}`,
  ...COVERED[name].map((glob) => `--coverage.include=${glob}`),
]

/** Returns a step that runs projects of Vitest. */
const vitest = (
  name,
  projects,
  { needs = [], env, always = [], slow = [], onlyInAll = [], isIn, isDeep = true } = {},
) => ({
  name,
  cores: 1,
  needs,
  isIn,
  run: async ({ workers, isAll, isQuick }) => {
    const left = isAll ? [] : [...onlyInAll, ...(isQuick ? slow : [])]
    const report = join(reports, `${fileName(name)}.json`)
    const opened = await env?.()
    const ran = await runInBackground(
      'vitest',
      [
        'run',
        ...always,
        ...projects.flatMap((project) => ['--project', project]),
        `--maxWorkers=${workers}`,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(isAll && name in COVERED ? coverageArgs(name) : []),
      ],
      { ...opened?.env, ...leavingOut(left), TESTS_DEPTH: isAll && isDeep ? 'whole' : 'sample' },
    )
    await opened?.close()
    return counted(name, ran, report, readVitest)
  },
})

const playwright = (name, { essential }) => ({
  name,
  cores: 2,
  needs: ['browser'],
  needsInAll: ['whole browser'],
  run: async ({ isAll }) => {
    const few = isAll ? [] : [...essential, '--grep-invert=@all']
    const report = join(reports, `${fileName(name)}.json`)
    const ran = await runInBackground('playwright', ['test', ...few], {
      REPORT: report,
      // The sources of packages are resolved, whether they are built or not.
      NODE_OPTIONS: '--conditions=@kathasagar/source',
    })
    return counted(name, ran, report, readPlaywright)
  },
})

/** Compares stories with stored pictures. */
const pictures = (name) => ({
  name,
  cores: 1,
  after: BOOK,
  isIn: ALL,
  needs: ['browser'],
  run: async () => {
    const report = join(reports, `${name}.json`)
    const args = ['test', '--config=scripts/storybook/pictures.config.ts']
    return counted(
      name,
      await runInBackground('playwright', args, { REPORT: report }),
      report,
      readPlaywright,
    )
  },
})

const bookBuild = (name) => ({
  name,
  cores: 1,
  run: async () => {
    if (isStorybookBuilt()) return { isGood: true, output: '', seconds: 0, passed: 1, failures: [] }
    return check(name, 'npm', storybookScript, { env: storybookEnv }).run()
  },
})

const stories = (name) => ({
  name,
  cores: 1,
  after: BOOK,
  needs: ['browser'],
  run: async ({ workers, isAll }) => {
    const report = join(reports, `${fileName(name)}.json`)
    const asked = [`--workers=${workers}`, `--report=${report}`, ...(isAll ? [] : ['--essential'])]
    const script = ['--conditions=@kathasagar/source', 'scripts/runStories.mjs', ...asked]
    return counted(name, await runInBackground('node', script), report, (found) => found)
  },
})

/** Uses TEST_DATABASE_URL, or starts a server for the step. */
async function openPostgres() {
  if (process.env.TEST_DATABASE_URL) return { env: {}, close: async () => undefined }
  const postgres = await startPostgres()
  return { env: { TEST_DATABASE_URL: postgres.url }, close: postgres.stop }
}

const EMBEDDED = [
  '.embedded.test.ts',
  'packages/server/src/backups/',
  'packages/server/src/test/access/accessMatrix.test.ts',
  'packages/server/src/test/killServer.test.ts',
]

export const SLOW_MOVING = [
  'packages/server/src/tuneGarbageCollection.test.ts',
  'scripts/checks/checks.test.ts',
  'scripts/checks/needs.test.ts',
  'scripts/commandLine.test.ts',
  'scripts/dev.test.ts',
]

/** Slow tests of backups, commands, hostile programs and long texts. */
export const LONG_RUNS = [
  'packages/server/src/backups/dump.test.ts',
  'packages/server/src/cli/admin/commands.test.ts',
  'packages/server/src/cli/admin/drill.postgres.test.ts',
  'packages/server/src/http/textFlood.test.ts',
  'packages/server/src/modules/sessions/turn/hostileInk.test.ts',
  'packages/server/src/test/killServer.test.ts',
]

/** Essential end-to-end tests; those tagged `@all` are variants. */
const WALKS = [
  'accounts',
  'admin',
  'authoring',
  'catalogue',
  'embed',
  'home',
  'memory',
  'offline',
  'play',
  'site',
  'ssr',
].map((name) => `e2e/${name}.spec`)

/** Slow unit tests, which start programs or process all stories or pictures. */
export const SLOW_UNITS = [
  'packages/interchange/src/**',
  'packages/app/src/flows/**',
  'packages/server/src/cli/**',
  'packages/painter/src/**',
  'packages/engine/src/{engine,improvise/*,narration/narrate,prompt/hiddenWords}.test.ts',
  'packages/story/src/review/stateMutants.test.ts',
  'packages/ui/src/design-system/lazy/**',
  ...['checks', 'storybook', 'stories'].map((of) => `scripts/${of}/**`),
]

/** All steps in order: first those that others wait for or that use two cores, then the longest. */
export const STEPS = [
  bookBuild(BOOK),
  playwright('end to end', { essential: WALKS }),
  vitest('server on PostgreSQL', ['server-postgres'], {
    needs: ['postgres'],
    env: openPostgres,
    onlyInAll: LONG_RUNS,
  }),
  stories('stories'),
  pictures('pictures'),
  vitest('unit', ['unit', 'dom'], { slow: SLOW_UNITS, onlyInAll: SLOW_MOVING }),
  vitest('server on the embedded database', ['server'], { always: EMBEDDED, isDeep: false }),
  vitest('evaluation', ['evaluation'], { isIn: ALL }),
  { ...check('packages', 'node', ['scripts/checkPackages.mjs']), isIn: ALL },
  {
    ...check('upgrades', 'npm', ['run', 'upgrade-test', '--loglevel=error']),
    needs: ['postgres'],
    isIn: ALL,
  },
  ...['nginx', 'caddy'].map((proxy) => ({
    ...check(`behind ${proxy}`, 'npm', ['run', 'chaos', '--', `--proxy=${proxy}`, '--minutes=1']),
    needs: ['postgres'],
    isIn: ALL,
  })),
  {
    ...check('fuzz', 'vitest', [
      'run',
      '--project=server',
      'packages/server/src/http/fuzz.test.ts',
    ]),
    isIn: NAMED,
  },
  // `--singleThreaded` takes 29 s of CPU time instead of 42 s next to other steps.
  check('types', 'tsc', ['-b', '--singleThreaded'], { quickly: ['-b'] }),
  // Type-aware rules are slow and rarely find urgent problems.
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings'], { quickly: ['--deny-warnings'] }),
  check('imports', 'depcruise', ['packages']),
  // Knip loads configurations that import our sources.
  check('unused code', 'knip', [], { env: { NODE_OPTIONS: '--conditions=@kathasagar/source' } }),
  check('spelling', 'cspell', ['--no-progress', '--no-summary']),
  check('format', 'oxfmt', ['--check', '.']),
]

/** Fast steps that often find problems. */
export const QUICK = new Set(['types', 'lint', 'imports', 'format', 'unit'])
