import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { install, run, root, say } from './prepare.mjs'
import { readPlaywright, readVitest } from './reports.mjs'

install()
// These need installed packages, so they are read only now.
const { ensureBrowser } = await import('./ensureBrowser.mjs')
const { startPostgres } = await import('./postgres.mjs')

const reports = join(root, 'node_modules', '.tmp', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const only = new Set(process.argv.slice(2))
const isWanted = (name) => only.size === 0 || only.has(name)

let passed = 0
/** Repeated at the very end: what stands above them is long. */
const failures = []

/** A step that holds or does not: counts as one. */
function check(name, command, args) {
  if (!isWanted(name)) return
  say(name)
  if (run(command, args)) passed += 1
  else failures.push(name)
}

/** A test runner whose report is read by `read`; a crash that left none is one failure. */
function tests(name, command, args, read, env = {}) {
  if (!isWanted(name)) return
  say(name)
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const isGood = run(command, args(report), { env: { ...env, REPORT: report } })
  const found = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] }
  passed += found.passed
  failures.push(...found.failures.map((failure) => `${name}: ${failure}`))
  if (!isGood && found.failures.length === 0) failures.push(`${name}: it ended badly, see above`)
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
    readVitest,
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
tests('end to end', 'playwright', () => ['test'], readPlaywright)

say(`${Math.round((Date.now() - started) / 1000)} seconds`)
for (const failure of failures) say(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
