import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { install, root, say } from './prepare.mjs'

const { values: flags, positionals: named } = commandLine({
  usage: `npm test [-- --quick | --all | step ...]
Checks everything that a change has to hold, or the steps that are named.
  --quick  types, lint, format, unit and dom
  --all    also what a change seldom breaks`,
  allowPositionals: true,
})
await install()
// Imported later, because they require installed packages.
const { ALL, QUICK, reports, STEPS } = await import('./checks/steps.mjs')
const { missing } = await import('./checks/needs.mjs')
const { schedule } = await import('./checks/schedule.mjs')
const { keepTemporaryFilesInMemory } = await import('./checks/temporaryFiles.mjs')

const CORES = Math.max(2, availableParallelism())

const began = Date.now()
keepTemporaryFilesInMemory()

const isAll = flags.all
const isQuick = flags.quick
const OURS = STEPS.filter(({ isIn }) => isIn === undefined || (isAll && isIn === ALL))

function chosen() {
  if (isQuick) return STEPS.filter(({ name }) => QUICK.has(name))
  const unknown = named.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(1)
  }
  return named.length === 0 ? OURS : STEPS.filter(({ name }) => named.includes(name))
}

const asked = chosen()
/** Includes the step that a selected step depends on. */
const steps = STEPS.filter(
  (step) => asked.includes(step) || asked.some(({ after }) => after === step.name),
)
const sentences = await missing(steps, { isAll })
if (sentences.length > 0) {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** Two parallel steps use half of the cores each; a single step and quick runs use all. */
const workers = asked.length === 1 || isQuick ? CORES : Math.ceil(CORES / 2)

async function runStep(step) {
  const result = await step.run({ workers, isAll, isQuick })
  say(
    `${step.name}: ${Math.round(result.seconds)} s, ${result.passed} passed, ${result.failures.length} failed`,
  )
  process.stdout.write(result.output)
  return { name: step.name, ...result }
}

/** Three lanes, because steps wait for databases and browsers a third of their time. */
const LANES = 3
const results = await schedule(steps, LANES, runStep)

const table = results.map(({ name, seconds, passed, failures, files = [] }) => ({
  step: name,
  seconds: Number(seconds.toFixed(1)),
  tests: passed + failures.length,
  failed: failures.length,
  slowest: files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10),
}))
console.table(table, ['step', 'seconds', 'tests', 'failed'])
for (const { step, slowest } of table.filter(({ slowest }) => slowest.length > 1)) {
  console.log(`slowest of ${step}`)
  console.table(slowest)
}
const record = join(reports, 'steps.json')
writeFileSync(record, `${JSON.stringify(table, null, 2)}\n`)
if (isQuick) say('left out: slow units')
const took = Math.round((Date.now() - began) / 1000)
say(`${took} seconds; the table is kept in ${relative(root, record)}`)

const failures = results.flatMap((result) => result.failures)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
for (const failure of failures) say(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
