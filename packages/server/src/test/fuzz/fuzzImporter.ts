import type { SourceFile } from '@kathasagar/interchange'
import fc from 'fast-check'

import { BOMBS, FORMAT_BOMBS } from '../../../../interchange/src/testing/bombs.ts'
import { writeJson } from '../../../../interchange/src/json/writeJson.ts'
import { SAMPLES } from '../../../../interchange/src/testing/samples.ts'
import { RIVER } from '../play.ts'
import { isRefusal } from '../../services/refusal.ts'
import { newStoryFrom } from '../../services/stories/exchange/newStoryFrom.ts'
import type { StoryImporter } from '../../services/stories/exchange/ports.ts'
import { INSIDES, type FuzzReport } from './fuzzOperation.ts'
import { hostileText } from './hostile.ts'
import { spiced } from './plausible.ts'

/** As many as the pool has threads: none of them is turned away. */
const IN_FLIGHT = 2
const AT_A_TIME = 250
const MOST_DAMAGES = 4
/** Longest stretch that is cut out or comes again and again. */
const LONGEST = 200

const CATEGORY = '00000000-0000-4000-8000-000000000000'
const NO_TAXONOMY = { categories: [], tags: [] }

const texts = Object.values(SAMPLES).flatMap((files) => files.map(({ text }) => text))
const bombs = [...BOMBS, ...FORMAT_BOMBS].map(([, piece]) => piece)

/** A piece of any other story, a row of what a grammar looks far for, or text that has broken servers. */
const foreign: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(LONGEST))
    .map(([text, at, length]) => text.slice(at % (text.length + 1)).slice(0, length)),
  fc.tuple(fc.constantFrom(...bombs), fc.nat(300)).map(([piece, times]) => piece.repeat(times)),
  hostileText,
)

type Files = readonly SourceFile[]
type Damage = (text: string) => string

const damage: fc.Arbitrary<Damage> = fc
  .record({ at: fc.nat(), length: fc.nat(LONGEST), piece: fc.option(foreign), times: fc.nat(50) })
  .map(({ at, length, piece, times }) => (text) => {
    const from = at % (text.length + 1)
    const stretch = text.slice(from, from + length)
    return text.slice(0, from) + (piece ?? stretch.repeat(times)) + text.slice(from + length)
  })

/** The files of a story, one of them damaged in a few places. */
const damaged = (files: (typeof SAMPLES)[string]): fc.Arbitrary<Files> =>
  fc
    .record({
      which: fc.nat(),
      damages: fc.array(damage, { minLength: 1, maxLength: MOST_DAMAGES }),
    })
    .map(({ which, damages }) =>
      files.map(({ name, text }, at) => {
        const told =
          at === which % files.length ? damages.reduce((broken, one) => one(broken), text) : text
        return { name, bytes: new Uint8Array(Buffer.from(told)) }
      }),
    )

/** A story that left us, with one value of it another. */
const spicedExport: fc.Arbitrary<Files> = spiced(
  fc.constant(JSON.parse(writeJson({ title: 'The River', about: {}, structure: RIVER }))),
).map((story) => [{ name: 'river.json', bytes: Buffer.from(JSON.stringify(story)) }])

/** Files of stories that are not quite sound, by the name of their importer in reports. */
export const IMPORTERS: ReadonlyMap<string, fc.Arbitrary<Files>> = new Map([
  ...Object.entries(SAMPLES).map(
    ([format, files]) => [`import of ${format}`, damaged(files)] as const,
  ),
  ['import of json', spicedExport],
])

/** What is wrong with what came of files, and how they were taken. */
function judgeRead(read: Awaited<ReturnType<StoryImporter['read']>>) {
  if (!isRefusal(read)) {
    const begun = newStoryFrom(read, NO_TAXONOMY, { category: CATEGORY, isAdmin: false })
    return { status: 'request' in begun ? 201 : 422, fault: null }
  }
  const { detail } = read as { detail?: string }
  if (typeof detail !== 'string') return { status: 503, fault: `refused: ${JSON.stringify(read)}` }
  const isExceeded = detail.includes('more time or memory')
  return { status: 422, fault: isExceeded || INSIDES.test(detail) ? detail : null }
}

/** Has damaged files of one format read; throws at the first that is neither read nor refused as it should be. */
export async function fuzzImporter(
  importer: StoryImporter,
  stories: fc.Arbitrary<Files>,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
  const statuses = new Map<number, number>()
  const times: number[] = []
  const queue: Files[] = []
  let made = 0
  /** The next files, of which few are made at a time: each may be large. */
  const next = () => {
    const numRuns = Math.min(AT_A_TIME, requests - made)
    if (queue.length === 0 && numRuns > 0)
      queue.push(...fc.sample(stories, { numRuns, seed: seed + made }))
    made += queue.length > 0 ? 1 : 0
    return queue.pop()
  }
  const readNext = async () => {
    for (let files = next(); files; files = next()) {
      const begun = performance.now()
      const { status, fault } = judgeRead(await importer.read(files))
      times.push(performance.now() - begun)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (fault === null) continue
      const sent = files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])
      throw new Error(`${fault} — to ${JSON.stringify(sent).slice(0, 4000)}`)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, readNext))
  const reaches = {
    done: statuses.get(201) ?? 0,
    refused: statuses.get(422) ?? 0,
    misshapen: 0,
    stranger: 0,
  }
  return { requests: times.length, reaches, statuses, times }
}
