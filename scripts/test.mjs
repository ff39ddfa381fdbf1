import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { install, run, root, say } from './prepare.mjs'

install()
// These need installed packages, so they are read only now.
const { ensureBrowser } = await import('./ensureBrowser.mjs')
const { startPostgres } = await import('./postgres.mjs')

const reports = join(root, 'node_modules', '.tmp', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const tally = { passed: 0, failed: 0 }
const only = new Set(process.argv.slice(2))
const isWanted = (name) => only.size === 0 || only.has(name)

function count(passed, failed) {
  tally.passed += passed
  tally.failed += failed
}

/** A step that holds or does not: counts as one. */
function check(name, command, args) {
  if (!isWanted(name)) return
  say(name)
  const isGood = run(command, args)
  count(isGood ? 1 : 0, isGood ? 0 : 1)
}

/** A test runner whose report says how many of its tests passed; a crash without one is a failure. */
function tests(name, command, args, read, env = {}) {
  if (!isWanted(name)) return
  say(name)
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const isGood = run(command, args(report), { env: { ...env, REPORT: report } })
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  count(passed, failed === 0 && !isGood ? 1 : failed)
}

const vitest = (name, projects, env) =>
  tests(
    name,
    'vitest',
    (report) => [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    env,
  )

const started = Date.now()
ensureBrowser()

check('types', 'tsc', ['-b'])
check('lint', 'oxlint', ['--type-aware', '--deny-warnings'])
check('format', 'oxfmt', ['--check', '.'])
check('unused code', 'knip', [])
check('packages', 'npm', ['run', 'check:packages', '--loglevel=error'])
vitest('unit', ['unit', 'dom'])
vitest('server on the embedded database', ['server'])
if (isWanted('server on PostgreSQL')) {
  const postgres = await startPostgres()
  vitest('server on PostgreSQL', ['server-postgres'], { TEST_DATABASE_URL: postgres.url })
  await postgres.stop()
}
vitest('stories in the dark theme', ['storybook'])
vitest('stories in the light theme', ['storybook-light'])
tests(
  'end to end',
  'playwright',
  () => ['test'],
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
)

say(`${Math.round((Date.now() - started) / 1000)} seconds`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
