import { OUTSIDE_TOPICS, type OutsideWeight } from '../../engine/hearing/outside/outsideIn.ts'
import { learnAll, Learner } from './learner.ts'
import type { OutsideExample, OutsideSource } from './outsideExamples.ts'

/** How much a text counts; those about playing are far fewer than the phrases of the stories. */
const COUNTS: Readonly<Record<OutsideSource, number>> = {
  strangers: 4,
  frames: 4,
  inside: 4,
  phrases: 0.8,
}
/** Themes and lengths are always looked at, a word from the second text on. */
const ALWAYS = /^[#*]/u

/** The signs that occur often enough, by their place. */
function placesOf(examples: readonly OutsideExample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { source, signs } of examples) {
    if (source === 'phrases') continue
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const kept = [...counts].filter(([sign, count]) => count > 1 || ALWAYS.test(sign))
  return new Map(kept.map(([sign], place) => [sign, place]))
}

/** Learns first what is about playing, then, of that, what it is about. */
export function fitOutsideWeights(
  examples: readonly OutsideExample[],
): ReadonlyMap<string, OutsideWeight> {
  const signs = placesOf(examples)
  const rows = examples.map(({ signs: own, topic, source }) => ({
    topic,
    counts: COUNTS[source],
    places: own.flatMap((sign) => signs.get(sign) ?? []),
  }))
  const outside = new Learner(signs.size, 1)
  const topics = new Learner(signs.size, OUTSIDE_TOPICS.length)
  learnAll(
    outside,
    rows.map((row) => ({ ...row, class: row.topic < 0 ? -1 : 0 })),
  )
  learnAll(
    topics,
    rows.filter(({ topic }) => topic >= 0).map((row) => ({ ...row, counts: 1, class: row.topic })),
  )
  return new Map(
    [...signs].map(([sign, place]) => [
      sign,
      {
        outside: outside.weights[place] ?? 0,
        topics: [
          ...topics.weights.subarray(
            place * OUTSIDE_TOPICS.length,
            (place + 1) * OUTSIDE_TOPICS.length,
          ),
        ],
      },
    ]),
  )
}
