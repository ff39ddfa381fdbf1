import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { install, root, say } from './prepare.mjs'

const { values: flags, positionals: named } = commandLine({
  usage: `npm test [-- --quick | --changed | --all | step ...]
Checks everything that a change has to hold, or the steps that are named.
  --quick    types, lint, format, unit and dom
  --changed  what differs from origin/main, or from CHANGED_SINCE, can affect
  --all      also what a change seldom breaks`,
  allowPositionals: true,
})
await install()
// These need installed packages, so they are read only now.
const { QUICK, reports, STEPS } = await import('./checks/steps.mjs')
const { affected, changedFiles } = await import('./checks/changed.mjs')
const { coverageLine } = await import('./checks/coverage.mjs')
const { missing } = await import('./checks/needs.mjs')
const { schedule } = await import('./checks/schedule.mjs')
const { keepTemporaryFilesInMemory } = await import('./checks/temporaryFiles.mjs')
const { recordOf, tableOf } = await import('./checks/table.mjs')

const CORES = Math.max(2, availableParallelism())
const ALWAYS = new Set(['types', 'lint', 'format'])

const began = Date.now()
keepTemporaryFilesInMemory()

/** With it everything is checked; without, what a change can break. */
const isAll = flags.all
/** While working: what is slow is left out. */
const isQuick = flags.quick
const OURS = STEPS.filter(({ isIn }) => isAll || isIn === undefined)

/** Steps that were asked for: ours, those named, the quick ones, or those that a change can affect. */
function chosen() {
  if (isQuick)
    return { steps: STEPS.filter(({ name }) => QUICK.has(name)), leftOut: ['slow units'] }
  if (flags.changed) return affectedSteps()
  const unknown = named.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(1)
  }
  if (named.length === 0) return { steps: OURS, leftOut: [] }
  return { steps: STEPS.filter(({ name }) => named.includes(name)), leftOut: [] }
}

function affectedSteps() {
  const changed = changedFiles()
  say(`${changed.length} files have changed`)
  const { everything, files, leftOut } = affected(changed)
  if (everything) {
    say('What has changed can affect anything: everything is run')
    return { steps: OURS, leftOut }
  }
  const steps = OURS.filter(({ name }) => ALWAYS.has(name) || files[name]?.length > 0)
  return { steps, files, leftOut }
}

const { steps: asked, files = {}, leftOut } = chosen()
/** A step brings along the one that it comes after. */
const steps = STEPS.filter(
  (step) => asked.includes(step) || asked.some(({ after }) => after === step.name),
)
const sentences = await missing(steps)
if (sentences.length > 0) {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/**
 * Half of the machine for each of two that run beside each other, all of it for one alone, and for
 * the quick units: the short steps beside them have soon ended.
 */
const workers = asked.length === 1 || isQuick ? CORES : Math.ceil(CORES / 2)

async function runStep(step) {
  const isWhole = files[step.name] === undefined
  const result = await step.run({ files: files[step.name], workers, isWhole, isAll, isQuick })
  say(
    `${step.name}: ${Math.round(result.seconds)} s, ${result.passed} passed, ${result.failures.length} failed`,
  )
  process.stdout.write(result.output)
  return { name: step.name, ...result }
}

/** One more than two halves: a step waits for its database or its browser a third of its time. */
const LANES = 3
const results = await schedule(steps, LANES, runStep)

const took = (Date.now() - began) / 1000
const record = join(reports, 'steps.json')
writeFileSync(record, `${JSON.stringify(recordOf(results, took), null, 2)}\n`)
console.log(`\n${tableOf(results)}\n`)
for (const part of results.flatMap(({ coverage = [] }) => coverage)) console.log(coverageLine(part))
for (const part of leftOut) say(`left out: ${part}`)
say(`${Math.round(took)} seconds; the table is kept in ${relative(root, record)}`)

const failures = results.flatMap((result) => result.failures)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
for (const failure of failures) say(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
