import { writeFileSync } from 'node:fs'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import { OUTSIDE_TOPICS, outsideIn } from '../engine/hearing/outside/outsideIn.ts'
import { fitOutsideWeights } from './hearing/fitOutsideWeights.ts'
import { readOutsideExamples, type OutsideExample } from './hearing/outsideExamples.ts'

/**
 * Fits what tells words about playing from words of the story, and writes the weights to
 * `providers/hearing/outside.txt`: `npm run fit-outside`. It prints what comes of each bound, a fifth of
 * what strangers and authors wrote judged by what the rest taught.
 */
commandLine({
  usage: `npm run fit-outside
Fits what tells words about playing from words of the story, and writes the weights.`,
})
const FOLDS = 5
const BOUNDS = [0.2, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8]
/** Smaller weights are left out. */
const LEAST = 0.05
const LEAST_OF_TOPIC = 0.3
const FILE = new URL('../providers/hearing/outside.txt', import.meta.url)

const examples = readOutsideExamples()
function judge(fitted: ReturnType<typeof fitOutsideWeights>, rows: readonly OutsideExample[]) {
  return rows.map(({ text, source, topic }) => {
    const heard = outsideIn(text, (sign) => fitted.get(sign))
    return { text, source, chance: heard.chance, isRight: heard.topic === OUTSIDE_TOPICS[topic] }
  })
}

const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const isOut = ({ source }: OutsideExample, place: number) =>
    source !== 'frames' && place % FOLDS === fold
  return judge(
    fitOutsideWeights(examples.filter((one, place) => !isOut(one, place))),
    examples.filter(isOut),
  )
}).flat()

const share = (rows: readonly { chance: number }[], bound: number) =>
  `${((100 * rows.filter(({ chance }) => chance >= bound).length) / rows.length).toFixed(1)} %`
const about = folds.filter(({ source }) => source === 'strangers')
console.table(
  BOUNDS.map((bound) => ({
    from: bound,
    'about playing': share(about, bound),
    'said in a story': share(
      folds.filter(({ source }) => source === 'inside'),
      bound,
    ),
    'phrases of the stories': share(
      folds.filter(({ source }) => source === 'phrases'),
      bound,
    ),
  })),
)
const taken = about.filter(({ chance }) => chance >= 0.5)
console.info(
  `by the right topic: ${share(
    taken.map(({ isRight }) => ({ chance: isRight ? 1 : 0 })),
    1,
  )}`,
)

const lines = [...fitOutsideWeights(examples)].flatMap(([sign, { outside, topics }]) => {
  const told = topics.flatMap((weight, topic) =>
    Math.abs(weight) < LEAST_OF_TOPIC ? [] : [`${topic}:${weight.toFixed(1)}`],
  )
  const isIdle = Math.abs(outside) < LEAST && told.length === 0
  return isIdle ? [] : [[sign, outside.toFixed(2), ...told].join(' ')]
})
writeFileSync(FILE, `# ${OUTSIDE_TOPICS.join(' ')}\n${lines.toSorted().join('\n')}\n`)
console.info(`${lines.length} signs`)
