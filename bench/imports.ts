import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import {
  hostileSources,
  type HostileSource,
} from '../packages/interchange/src/testing/hostileSources.ts'
import { print } from './table.ts'

const MOST_SECONDS = 10
const MOST_MB = 500
/** As the threads of the product have them. */
const BOUNDS = [`--max-old-space-size=${MOST_MB}`, '--max-semi-space-size=16']
const READER = fileURLToPath(new URL('./imports/readOne.ts', import.meta.url))

interface Cost {
  seconds: number
  /** Seconds of a processor, however much else runs. */
  work: number
  megabytes: number
}

function costOf({ file, text }: HostileSource): Cost {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-bench-'))
  const path = join(folder, file)
  writeFileSync(path, text)
  const read = spawnSync(
    process.execPath,
    ['--conditions=@kathasagar/source', ...BOUNDS, READER, path],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true, force: true })
  // What ran out of memory is no figure, and is over the limit.
  if (read.status !== 0)
    return { seconds: Number.NaN, work: Number.NaN, megabytes: Number.POSITIVE_INFINITY }
  return JSON.parse(read.stdout) as Cost
}

function tell(what: string, { seconds, work, megabytes }: Cost) {
  const promised = { limit: MOST_SECONDS, unit: 's' }
  print({ what, ours: seconds, ...promised, against: 'promised: no more' })
  const busy = 'of a processor, however busy the machine'
  print({ what: `${what}, work`, ours: work, ...promised, against: busy })
  const most = { limit: MOST_MB, unit: 'MB', against: 'of the whole process; promised: no more' }
  print({ what: `${what}, memory`, ours: megabytes, ...most })
}

/** Reads rows of what a grammar has to look far for, each in a process of its own. */
export function benchImports() {
  const costs = hostileSources().map((bomb) => ({ bomb, cost: costOf(bomb) }))
  const [slowest] = costs.toSorted((a, b) => b.cost.work - a.cost.work)
  const [largest] = costs.toSorted((a, b) => b.cost.megabytes - a.cost.megabytes)
  if (!slowest || !largest) return
  tell(`slowest 2 MB of ${costs.length}: ${slowest.bomb.what}`, slowest.cost)
  tell(`largest 2 MB of ${costs.length}: ${largest.bomb.what}`, largest.cost)
}
