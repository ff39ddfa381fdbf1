import { copyFileSync, existsSync, readFileSync } from 'node:fs'

import { commandLine, wronglyCalled } from './commandLine.mjs'

/** Maximum ratio to the previous run, above the noise between equal machines. */
const MOST = 1.25
/** Units for which more is better. */
const RATES = new Set(['fps', '/s'])

const usage = `node scripts/compareFigures.mjs <before.json> <now.json>
Compares the ratios of two runs of npm run bench -- --figures, and fails where one is ${MOST} x worse; where
none is, <before.json> becomes what <now.json> is.`
const { positionals } = commandLine({ usage, allowPositionals: true })
const [before, now] = positionals
if (!before || !now) wronglyCalled('Two files are compared.', usage)
if (!existsSync(before)) {
  console.log(`There is no ${before}: nothing to compare with.`)
  copyFileSync(now, before)
  process.exit(0)
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const nameOf = ({ what, against }) => `${what} (${against})`
const known = new Map(read(before).map((row) => [nameOf(row), row]))
/** Returns a value relative to its limit, because absolute values depend on the machine. */
const ratio = ({ ours, limit }) => ours / limit
const compared = read(now).flatMap((row) => {
  const last = known.get(nameOf(row))
  if (!last) return []
  // 0 to 0 is no change.
  const change = row.ours === 0 && last.ours === 0 ? 1 : ratio(row) / ratio(last)
  return [{ name: nameOf(row), worse: RATES.has(row.unit) ? 1 / change : change }]
})
const worse = compared.filter((one) => !(one.worse <= MOST))
for (const { name, worse: times } of worse) console.error(`${times.toFixed(2)} x worse: ${name}`)
console.log(`${compared.length} figures compared, ${worse.length} are worse than ${MOST} x.`)
if (worse.length === 0) copyFileSync(now, before)
else process.exitCode = 1
