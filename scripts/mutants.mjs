import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { linkPackages } from './mutants/linkPackages.mjs'
import { MUTANTS } from './mutants/mutants.mjs'
import { environment, root } from './prepare.mjs'
import { progressBar } from './progressBar.mjs'

/**
 * Breaks a copy of the tree in each of the listed ways and reports whether the tests notice:
 * `npm run mutants -- --only undo`. The tree itself is only read.
 */
const SOURCE = 'packages/server/src'
/** Of the server's tests those with a database, and those without. */
const PROJECTS = ['--project=server', '--project=unit']

/** The tree as it stands here, in a folder of its own. */
function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-mutants-'))
  const listed = 'git ls-files -z --cached --others --exclude-standard'
  execFileSync('sh', ['-c', `${listed} | tar -c --null -T - | tar -x -C ${folder}`], { cwd: root })
  linkPackages(folder)
  return folder
}

/** How many tests passed and failed; a run without a report counts for nothing. */
function runTests(folder, tests) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const files = tests.map((test) => join(SOURCE, test))
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', ...files, ...PROJECTS, '--bail=1', '--reporter=json', `--outputFile=${report}`],
    { cwd: folder, env: environment(), encoding: 'utf8' },
  )
  if (!existsSync(report)) return { passed: 0, failed: 0, output: `${stdout}${stderr}` }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const faults = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
  ])
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    output: faults.join('\n').slice(0, 4000),
  }
}

/** The file with one edit made; words that are not there exactly once name no place. */
function edited(text, [file, from, to]) {
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`)
  return text.replace(from, () => to)
}

function withMutant(folder, { edits }, task) {
  const originals = new Map()
  for (const edit of edits) {
    const path = join(folder, SOURCE, edit[0])
    const text = readFileSync(path, 'utf8')
    if (!originals.has(path)) originals.set(path, text)
    writeFileSync(path, edited(text, edit))
  }
  const result = task()
  for (const [path, text] of originals) writeFileSync(path, text)
  return result
}

const { values } = commandLine({
  usage: `npm run mutants [-- options]
Breaks a copy of the server in each of the listed ways, and reports whether the tests notice.
  --only <name>  those with this in their name; all where nothing is said`,
})
const mutants = MUTANTS.filter(({ name }) => name.includes(values.only ?? ''))
if (mutants.length === 0) {
  console.error(`No mutant has "${values.only}" in its name.`)
  process.exit(1)
}
const folder = copyTree()
try {
  const sound = runTests(folder, [...new Set(mutants.flatMap(({ tests }) => tests))])
  if (sound.failed > 0 || sound.passed === 0) {
    throw new Error(`The tests fail without any mutant:\n${sound.output}`)
  }
  const tick = progressBar('mutants', mutants.length)
  const survivors = []
  for (const mutant of mutants) {
    const { failed, output } = withMutant(folder, mutant, () => runTests(folder, mutant.tests))
    tick()
    const isSeen = failed > 0
    console.log(`${isSeen ? 'red      ' : 'SURVIVED '} ${mutant.name}`)
    if (!isSeen) survivors.push(`${mutant.name}\n${output.slice(-2000)}`)
  }
  console.log(
    `${mutants.length - survivors.length} of ${mutants.length} mutants turn the tests red.`,
  )
  if (survivors.length > 0) console.error(survivors.join('\n\n'))
  process.exitCode = survivors.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
