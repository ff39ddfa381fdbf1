import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

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
import { printed } from './table.ts'
import { benchTurn } from './turn.ts'

/** Prints ratios to a reference of the same run. Arguments select benchmarks. */
const benches = {
  bundle: benchBundle,
  reads: benchReads,
  catalogue: benchCatalogue,
  turn: benchTurn,
  crowd: benchCrowd,
  hearing: benchHearing,
  log: benchPlayLog,
  structure: benchStructure,
  start: benchStart,
}

const usage = `npm run bench [-- bundle reads ...]
Prints figures as ratios against a limit measured in the same run: of those that are named, or all.
  --figures <file>  writes them there too, for scripts/compareFigures.mjs
POSTGRES=1 before it runs those that know either database on a PostgreSQL of its own.
  ${Object.keys(benches).join(', ')}`
const { positionals: asked, values } = commandLine({ usage, allowPositionals: true })
const unknown = asked.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) wronglyCalled(`There is no bench ${unknown.join(', ')}.`, usage)
ensureBrowser()
// `POSTGRES=1 npm run bench -- turn` starts a PostgreSQL server.
const postgres = process.env['POSTGRES'] === '1' ? await startPostgres({ isTidy: true }) : null
if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n${name}`)
    await bench()
  }
  const figures = values['figures']
  if (typeof figures === 'string') {
    mkdirSync(dirname(figures), { recursive: true })
    writeFileSync(figures, JSON.stringify(printed(), null, 2))
  }
} finally {
  await postgres?.stop()
}
