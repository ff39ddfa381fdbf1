import { OFF_TOPICS } from '../../engine/hearing/offTopic/offTopicIn.ts'
import { learnAll, Learner } from './learner.ts'
import type { OffTopicExample } from './offTopicExamples.ts'

/** A sign is looked at that so many texts have. */
const LEAST_TEXTS = 3

/** Learns what tells the kinds of what is not of a story from each other and from what is. */
export function fitOffTopicWeights(
  examples: readonly OffTopicExample[],
): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number>()
  for (const { signs } of examples) {
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const kept = [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([sign]) => sign)
  const places = new Map(kept.map((sign, place) => [sign, place]))
  const learner = new Learner(kept.length, OFF_TOPICS.length, { orNone: true })
  learnAll(
    learner,
    examples.map(({ kind, signs }) => ({
      class: kind,
      counts: 1,
      places: signs.flatMap((sign) => places.get(sign) ?? []),
    })),
  )
  return new Map(
    kept.map((sign, place) => [
      sign,
      OFF_TOPICS.map((_, kind) => learner.weights[place * OFF_TOPICS.length + kind] ?? 0),
    ]),
  )
}
