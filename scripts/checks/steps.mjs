import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { startPostgres } from '../postgres.mjs'
import { root } from '../prepare.mjs'
import { storybookEnv, storybookScript, isStorybookBuilt } from '../storybook/buildStorybook.mjs'
import { readPlaywright, readVitest } from '../reports.mjs'
import { leavingOut } from './leftOut.mjs'
import { runAside } from './run.mjs'

export const reports = join(root, 'node_modules/.tmp/reports')
const BOOK = 'book'
/** Where steps of `npm run test:all` are that `npm test` leaves out. */
const ALL = 'all'
const fileName = (name) => name.replaceAll(' ', '-')

/** A step that holds or does not: counts as one. While working, `quickly` says how it is run instead. */
const check = (name, command, args, { env, quickly = args } = {}) => ({
  name,
  cores: 1,
  run: async ({ isQuick } = {}) => {
    const ran = await runAside(command, isQuick ? quickly : args, env)
    return { ...ran, passed: ran.isGood ? 1 : 0, failures: ran.isGood ? [] : [name] }
  },
})

/** What a runner's report tells; a crash that left none, or nothing to blame, is one failure. */
function counted(name, ran, report, read) {
  const found = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [], files: [] }
  const failures = found.failures.map((failure) => `${name}: ${failure}`)
  if (!ran.isGood && failures.length === 0) failures.push(`${name}: it ended badly, see above`)
  return { ...ran, ...found, failures }
}

/** What each step covers, where its floors in `vitest.workspace.ts` are held. */
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

/** Tests of Vitest. Two such steps fit beside each other, on as many workers as there are cores. */
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
    const ran = await runAside(
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

/** Walks, and the server that they walk through. */
const playwright = (name, { essential }) => ({
  name,
  cores: 2,
  needs: ['browser'],
  needsInAll: ['whole browser'],
  run: async ({ isAll }) => {
    const few = isAll ? [] : [...essential, '--grep-invert=@all']
    const report = join(reports, `${fileName(name)}.json`)
    const ran = await runAside('playwright', ['test', ...few], {
      REPORT: report,
      // Tests read the app's own tables; by this they find the packages' sources, built or not.
      NODE_OPTIONS: '--conditions=@kathasagar/source',
    })
    return counted(name, ran, report, readPlaywright)
  },
})

/** The book as designers and Chromatic get it; what looks at it finds it built. */
const bookBuild = (name) => ({
  name,
  cores: 1,
  run: async () => {
    if (isStorybookBuilt()) return { isGood: true, output: '', seconds: 0, passed: 1, failures: [] }
    return check(name, 'npm', storybookScript, { env: storybookEnv }).run()
  },
})

/** Opens the stories of the built Storybook. */
const stories = (name) => ({
  name,
  cores: 1,
  after: BOOK,
  needs: ['browser'],
  run: async ({ workers, isAll }) => {
    const report = join(reports, `${fileName(name)}.json`)
    const asked = [`--workers=${workers}`, `--report=${report}`, ...(isAll ? [] : ['--essential'])]
    const script = ['--conditions=@kathasagar/source', 'scripts/runStories.mjs', ...asked]
    return counted(name, await runAside('node', script), report, (found) => found)
  },
})

/** The server that the environment names, or one of our own for as long as the step runs. */
async function openPostgres() {
  if (process.env.TEST_DATABASE_URL) return { env: {}, close: async () => undefined }
  const postgres = await startPostgres()
  return { env: { TEST_DATABASE_URL: postgres.url }, close: postgres.stop }
}

/** Tests that run on the embedded database: its own parts, backups, a kill, and each call once. */
const EMBEDDED = [
  '.embedded.test.ts',
  'packages/server/src/backups/',
  'packages/server/src/test/access/accessMatrix.test.ts',
  'packages/server/src/test/killServer.test.ts',
]

/**
 * What guards slowly moving things: every picture, each command's help,
 * our own tools, and the collector of garbage.
 */
export const SLOW_MOVING = [
  'packages/server/src/boundGarbage.test.ts',
  'scripts/checks/checks.test.ts',
  'scripts/checks/needs.test.ts',
  'scripts/commandLine.test.ts',
  'scripts/dev.test.ts',
]

/**
 * Drills of a backup, commands of an operator, hostile programs, floods of long texts, and what the
 * embedded database goes through as well.
 */
export const LONG_RUNS = [
  'packages/server/src/backups/dump.test.ts',
  'packages/server/src/cli/admin/commands.test.ts',
  'packages/server/src/cli/admin/drill.postgres.test.ts',
  'packages/server/src/http/textFlood.test.ts',
  'packages/server/src/services/sessions/turn/hostileInk.test.ts',
  'packages/server/src/test/killServer.test.ts',
]

/** Walks that nothing else has shown; those tagged `@all` are variants of them. */
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

/** Most of the units' time: what starts programs, and what goes through whole stories or all pictures. */
export const SLOW_UNITS = [
  'packages/interchange/src/**',
  'packages/app/src/flows/**',
  'packages/server/src/cli/**',
  'packages/engine/src/engine.test.ts',
  'packages/painter/src/**',
  'packages/engine/src/storyteller/tell.test.ts',
  ...['checks', 'storybook', 'stories'].map((of) => `scripts/${of}/**`),
]

/**
 * Everything that the project checks, in the order in which it is begun: what others wait for and what
 * takes two cores, then the longest, so that the short ones fill up both cores to the end.
 */
export const STEPS = [
  bookBuild(BOOK),
  playwright('end to end', { essential: WALKS }),
  vitest('server on PostgreSQL', ['server-postgres'], {
    needs: ['postgres'],
    env: openPostgres,
    onlyInAll: LONG_RUNS,
  }),
  stories('stories'),
  vitest('unit', ['unit', 'dom'], { slow: SLOW_UNITS, onlyInAll: SLOW_MOVING }),
  // Everything else runs on PostgreSQL alone, also in `npm run test:all`.
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
  // Beside other steps more threads only cost: 42 seconds of the processor, and 29 on one.
  check('types', 'tsc', ['-b', '--singleThreaded'], { quickly: ['-b'] }),
  // Rules that know types take most of its time, and what they find is seldom urgent.
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings'], { quickly: ['--deny-warnings'] }),
  check('imports', 'depcruise', ['packages']),
  // It opens configurations that read our packages as they are written.
  check('unused code', 'knip', [], { env: { NODE_OPTIONS: '--conditions=@kathasagar/source' } }),
  check('format', 'oxfmt', ['--check', '.']),
]

/** Quick to run and likely to find something; the slow units are left out. */
export const QUICK = new Set(['types', 'lint', 'imports', 'format', 'unit'])
