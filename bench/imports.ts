import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { tweeOf } from '../packages/interchange/src/testing/bombs.ts'
import {
  hostileSources,
  type HostileSource,
} from '../packages/interchange/src/testing/hostileSources.ts'
import { print } from './table.ts'

const MB = 1_000_000
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

/** A story as somebody would write it, of so many bytes: scenes that set, ask and lead on. */
function storyOf(bytes: number): string {
  const words = 'The rain has not stopped since noon, and the ferry waits for nobody at all. '
  const size = Math.floor(bytes / 1900)
  const passages = Array.from({ length: 1900 }, (_, at) => {
    const links = [1, 2, 3].map((by) => `[[Go ${by}->p${(at * 3 + by) % 1900}][$n${by} to ${by}]]`)
    const asked = `<<if $n1 is 1>>You have been here.<<else>>It is new.<</if>>`
    const text = `${words.repeat(Math.floor((size - 260) / words.length))}\n${asked}`
    return `:: ${at === 0 ? 'Start' : `p${at}`}\n${text}\n${links.join('\n')}\n`
  })
  return tweeOf('SugarCube', passages.join('\n'))
}

/** A published page: the story, and as much of a program around it as comes to so many bytes. */
function pageOf(story: string, bytes: number): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const passages = story
    .split(/^:: /mu)
    .slice(2)
    .map((passage, at) => {
      const [name = '', ...text] = passage.split('\n')
      return `<tw-passagedata pid="${at + 1}" name="${name}">${escaped(text.join('\n'))}</tw-passagedata>`
    })
  const data = `<tw-storydata name="Rain" startnode="1" format="SugarCube" hidden>${passages.join('')}</tw-storydata>`
  return `<html><script>${'x'.repeat(Math.max(0, bytes - data.length))}</script>${data}</html>`
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
  print({
    what,
    ours: seconds,
    limit: MOST_SECONDS,
    unit: 's',
    against: 'promised: no more',
  })
  print({
    what: `${what}, work`,
    ours: work,
    limit: MOST_SECONDS,
    unit: 's',
    against: 'of a processor, however busy the machine',
  })
  print({
    what: `${what}, memory`,
    ours: megabytes,
    limit: MOST_MB,
    unit: 'MB',
    against: 'of the whole process; promised: no more',
  })
}

/** Reads a large page, and rows of what a grammar has to look far for, each in a process of its own. */
export function benchImports() {
  const page = pageOf(storyOf(3.8 * MB), 5 * MB)
  tell('a page of 5 MB, 1,900 passages', costOf({ what: 'page', file: 'page.html', text: page }))
  const costs = hostileSources().map((bomb) => ({ bomb, cost: costOf(bomb) }))
  const [slowest] = costs.toSorted((a, b) => b.cost.work - a.cost.work)
  const [largest] = costs.toSorted((a, b) => b.cost.megabytes - a.cost.megabytes)
  if (!slowest || !largest) return
  tell(`slowest 2 MB of ${costs.length}: ${slowest.bomb.what}`, slowest.cost)
  tell(`largest 2 MB of ${costs.length}: ${largest.bomb.what}`, largest.cost)
}
