import { FEATURE_BUCKETS, featuresOf } from '@kathasagar/engine/classifier/textFeatures'
import type { Weighed } from '@kathasagar/engine/hearing/harm/harmChances'
import type { Lessons } from '../classifier/writeWeights.ts'
import type { HarmExample } from './harmExamples.ts'
import { isOfSelfHarm, type HarmLine } from './parseHarmLines.ts'

export function harmLessons(lines: readonly HarmExample[]): Readonly<Record<Weighed, Lessons>> {
  const examples = lines.map((one) => ({ ...one, features: featuresOf(one.text) }))
  const harmful = examples.filter(({ isHarmful }) => isHarmful)
  const of = (some: typeof examples, isOfLabel: (line: HarmLine) => boolean): Lessons => ({
    rows: some.map((line) => ({ ...line, isOfLabel: isOfLabel(line) })),
    places: FEATURE_BUCKETS,
  })
  return {
    harm: of(examples, ({ isHarmful }) => isHarmful),
    self_harm: of(harmful, isOfSelfHarm),
    sexual: of(harmful, ({ kind }) => /sexual/u.test(kind)),
  }
}
