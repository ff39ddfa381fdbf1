import type { Finding } from '../../finding.ts'
import { ASKS_NAME, TELLS_ON } from '../words/saying.ts'
import { namedIn, type Named } from './people.ts'
import { found, passagesWhere, type Reading } from './reading.ts'

/** Names that are used before they are met, told as new once they are known, or asked for then. */
export const reviewNames = (reading: Reading): Finding[] =>
  namedIn(reading.walk.machine.structure).flatMap((one) => {
    const { tellings } = reading
    const heard = new Set(tellings.flatMap(({ text }, at) => (one.isHeardIn(text) ? [at] : [])))
    return [...(one.isKnown ? [] : usedUnmet(reading, one, heard)), ...again(reading, one, heard)]
  })

/** Tellings by scene whose first mention of somebody does not say who they are. */
function bareIn({ tellings }: Reading, one: Named, heard: ReadonlySet<number>) {
  const bare = new Map<number, Set<number>>()
  for (const index of heard) {
    const { place = -1, narration = [], sentences = [] } = tellings[index] ?? {}
    // A name that somebody says is new to the player as well.
    const first = narration[sentences.findIndex(one.isHeardIn)] ?? ''
    if (!one.isIn(first) || narration.some(one.isIntroducedIn)) continue
    bare.set(place, (bare.get(place) ?? new Set()).add(index))
  }
  return bare
}

/**
 * On one way the name is known; on another the scene is the first that says it, and says it as of
 * somebody known. A name that no earlier scene can tell is where its author meant it to be.
 */
function usedUnmet(reading: Reading, one: Named, heard: ReadonlySet<number>): Finding[] {
  const { tellings, seek, toldBy, walk } = reading
  const { nodes } = walk.machine.wiring
  return [...bareIn(reading, one, heard)].flatMap(([place, these]): Finding[] => {
    const isMet = (at: number) => {
      const there = tellings[at]?.place ?? -1
      const { people, meets } = nodes[there] ?? {}
      const isThere = [people, meets].some((ids) => ids?.includes(one.id))
      return there !== place && (heard.has(at) || isThere)
    }
    const done = ({ words }: { words: string }) => one.isHeardIn(words)
    const { past, through } = seek(toldBy(these), { told: isMet, done })
    if (!past || !through) return []
    const words = tellings[[...these][0] ?? -1]?.sentences.find(one.isIn) ?? one.name
    const wrong = `and on one way nobody has met "${one.name}" before`
    return [found(reading, 'named_before_met', place, { words, wrong, way: past })]
  })
}

/** A name is told as new, or asked for, on a way on which it was told before. */
function again(reading: Reading, one: Named, heard: ReadonlySet<number>): Finding[] {
  const { tellings, seek } = reading
  const isNew = (narration: string) => one.isGivenIn(narration) && !TELLS_ON.test(narration)
  const passages = passagesWhere(
    reading,
    (narration, { sentences }, at) =>
      one.isIn(sentences[at] ?? '') && (isNew(narration) || ASKS_NAME.test(narration)),
  )
  return passages.flatMap(({ place, sentence, narration, isTold }): Finding[] => {
    const told = (at: number) => heard.has(at) && tellings[at]?.place !== place
    const { through } = seek(isTold, { told })
    if (!through) return []
    const code = isNew(narration) ? 'introduced_again' : 'asked_again'
    const wrong = `and on one way the name "${one.name}" was told before`
    return [found(reading, code, place, { words: sentence, wrong, way: through })]
  })
}
