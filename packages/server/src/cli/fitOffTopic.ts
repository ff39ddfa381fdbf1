import { writeFileSync } from 'node:fs'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import { OFF_TOPICS, offTopicIn, type OffTopic } from '../engine/hearing/offTopic/offTopicIn.ts'
import { fitOffTopicWeights } from './hearing/fitOffTopicWeights.ts'
import { readOffTopicExamples, type OffTopicExample } from './hearing/offTopicExamples.ts'

/**
 * Fits what tells words of the world outside, and wishes for what nobody can do, from words of a story,
 * and writes the weights to `providers/hearing/offTopic.txt`: `npm run fit-off-topic`. It prints what
 * comes of each bound, the stories of a fifth judged by what the others taught.
 */
commandLine({
  usage: `npm run fit-off-topic
Fits what tells words of the world outside from words of a story, and writes the weights.`,
})
const FOLDS = 5
const BOUNDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]
/** Smaller weights are left out. */
const LEAST = 0.03
const FILE = new URL('../providers/hearing/offTopic.txt', import.meta.url)

const examples = readOffTopicExamples()
const stories = [...new Set(examples.map(({ story }) => story))].toSorted()

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const isOut = ({ story }: OffTopicExample) => stories.indexOf(story) % FOLDS === fold
  const fitted = fitOffTopicWeights(examples.filter((one) => !isOut(one)))
  return examples
    .filter(isOut)
    .map((one) => ({ ...one, chances: offTopicIn(one.signs, (sign) => fitted.get(sign)) }))
}).flat()

function share(kind: OffTopic, bound: number, isOf: (one: OffTopicExample) => boolean): string {
  const rows = judged.filter(isOf)
  const taken = rows.filter(({ chances }) => chances[kind] >= bound)
  return `${((100 * taken.length) / rows.length).toFixed(1)} %`
}
for (const [place, kind] of OFF_TOPICS.entries()) {
  console.info(kind)
  console.table(
    BOUNDS.map((bound) => ({
      from: bound,
      strangers: share(kind, bound, (one) => one.kind === place && one.isStrangers),
      'graded rounds': share(kind, bound, (one) => one.kind === place && !one.isStrangers),
      'of the story': share(kind, bound, (one) => one.kind === -1),
    })),
  )
}

const lines = [...fitOffTopicWeights(examples)].flatMap(([sign, weights]) =>
  weights.every((weight) => Math.abs(weight) < LEAST)
    ? []
    : [[sign, ...weights.map((weight) => weight.toFixed(2))].join(' ')],
)
writeFileSync(FILE, `# ${OFF_TOPICS.join(' ')}\n${lines.toSorted().join('\n')}\n`)
console.info(`${lines.length} signs`)
