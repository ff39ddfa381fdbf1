import { readFiles } from '../files/readFiles.ts'
import { isRefusal, WAYS_ENOUGH, type ImportedStory, type Replay } from '../shared/importedStory.ts'
import { importedPlay } from '../replay/importedPlay.ts'
import type { Expected, Fixture, FixtureStep } from './fixtures.ts'

export interface FixtureWalk {
  /** What is otherwise than expected, a sentence each. */
  faults: string[]
  replay: Replay | null
  /** Notes that name what changes the story. */
  lost: number
}

/** Reads a fixture and holds what came of it against what must. */
export async function walkFixture({ files, expected }: Fixture): Promise<FixtureWalk> {
  const read = await readFiles(files)
  if (isRefusal(read)) {
    const { refused } = expected
    const isMeant = refused !== undefined && read.message.includes(refused)
    return { faults: isMeant ? [] : [`refused: ${read.message}`], replay: null, lost: 0 }
  }
  const faults = [
    ...(expected.refused === undefined ? [] : ['It was read, and should have been refused.']),
    ...(expected.walks ?? []).flatMap((steps) => walked(read, steps) ?? []),
    ...formAgainst(read, expected),
    ...notesAgainst(read, expected),
    ...replayAgainst(read, expected),
  ]
  const lost = read.notes.filter(({ effect }) => effect === 'story').length
  return { faults, replay: read.replay, lost }
}

const words = (text: string) => text.replace(/\s+/gu, ' ').trim()
const seenAs = ({ text, choices }: FixtureStep) => `${words(text)} [${choices.join(' | ')}]`

/** Where the import goes another way than is told; null where it goes the same. */
function walked({ structure }: ImportedStory, steps: readonly FixtureStep[]): string | null {
  const typed = steps.flatMap(({ types = [] }) => types)
  const play = importedPlay(structure)(() => typed.shift() ?? '')
  for (const [at, step] of steps.entries()) {
    const { seen } = play.now(step)
    if (seenAs(seen) !== seenAs(step)) {
      return `step ${at + 1}: “${seenAs(seen)}” instead of “${seenAs(step)}”`
    }
    if (step.take !== undefined) play.choose(step.choices.indexOf(step.take))
  }
  return null
}

/** A program is kept where scenes cannot carry it, and nowhere else. */
const formAgainst = ({ structure }: ImportedStory, { runs }: Expected): string[] =>
  (structure.ink !== undefined) === (runs !== undefined)
    ? []
    : [`It ${runs ? 'became scenes' : 'runs as ink'}, and should not.`]

function notesAgainst({ notes }: ImportedStory, { lost, looks, runs }: Expected): string[] {
  const story = notes.filter(({ effect }) => effect === 'story').map(({ message }) => message)
  const other = notes.filter(({ effect }) => effect !== 'story').map(({ message }) => message)
  const silent = (named: readonly string[], among: readonly string[]) =>
    named.filter((one) => !among.some((message) => message.includes(one)))
  return [
    ...silent(lost ?? [], story).map(
      (one) => `“${one}” is not named as lost: ${story.join(' / ')}`,
    ),
    ...silent([...(looks ?? []), ...(runs ?? [])], other).map(
      (one) => `“${one}” is not named: ${other.join(' / ')}`,
    ),
    ...(lost ? [] : story.map((message) => `named as lost, and is not: ${message}`)),
  ]
}

function replayAgainst({ replay }: ImportedStory, { lost }: Expected): string[] {
  if (lost || !replay) return []
  const { ways, differences, first } = replay
  if (ways >= WAYS_ENOUGH && differences === 0) return []
  return [`${differences} of ${ways} ways differ: ${JSON.stringify(first)}`]
}
