import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { commandLine, wronglyCalled } from '../scripts/commandLine.mjs'
import { ensureBrowser } from '../scripts/ensureBrowser.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { benchBundle } from './bundle.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchCrowd } from './crowd.ts'
import { benchHearing } from './hearing.ts'
import { benchPlayLog } from './playLog.ts'
import { benchReads } from './reads.ts'
import { benchStart } from './start.ts'
import { benchStructure } from './structure.ts'
import { root } from './product.ts'
import { measured, tableOf, updateTable, worseThan, type Row } from './table.ts'

const benches = {
  bundle: benchBundle,
  reads: benchReads,
  catalogue: benchCatalogue,
  crowd: benchCrowd,
  hearing: benchHearing,
  log: benchPlayLog,
  structure: benchStructure,
  start: benchStart,
}

const usage = `npm run bench [-- bundle reads ...]
Prints a table of figures with limits, of the named benchmarks or of all: ${Object.keys(benches).join(', ')}.
  --write           updates the table in docs/PERFORMANCE.md
  --against <file>  fails if a ratio is clearly worse than in this file, or else replaces it
POSTGRES=1 before it runs catalogue on a PostgreSQL server of its own.`
const { positionals: asked, values } = commandLine({ usage, allowPositionals: true })
const unknown = asked.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) wronglyCalled(`There is no bench ${unknown.join(', ')}.`, usage)
ensureBrowser()
const postgres = process.env['POSTGRES'] === '1' ? await startPostgres({ isTidy: true }) : null
if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.error(`Measuring ${name}`)
    await bench()
  }
} finally {
  console.log(tableOf(measured()))
  await postgres?.stop()
}

if (values['write']) {
  const page = join(root, 'docs/PERFORMANCE.md')
  writeFileSync(page, updateTable(readFileSync(page, 'utf8'), measured(), asked.length === 0))
}
const { against } = values
if (typeof against === 'string') {
  const before = existsSync(against) ? (JSON.parse(readFileSync(against, 'utf8')) as Row[]) : []
  const worse = worseThan(before, measured())
  for (const figure of worse) console.error(`Worse than before: ${figure}`)
  process.exitCode = worse.length === 0 ? 0 : 1
  mkdirSync(dirname(against), { recursive: true })
  if (worse.length === 0) writeFileSync(against, JSON.stringify(measured(), null, 2))
}
