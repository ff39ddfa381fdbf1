import { ASK, TAKE } from '@kathasagar/engine/understanding/matchChoices'
import { chancesOf, WEIGHTS, type Weights } from '@kathasagar/engine/understanding/score'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import { COUNTS, type Example, readExamples } from './hearing/sentences.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
const ROUNDS = 15
const STEP = 0.25
const SHRINK = 2e-5
const PLACES = 2

const allOf = (value: number) => Object.fromEntries(NAMES.map((name) => [name, value])) as Weights

/** Returns true for a meant choice, or for any other result if none is meant. */
const isRight = ({ meant, choices, features }: Example, at: number): boolean =>
  meant.length > 0 ? meant.includes(at) : at >= choices || at === features.length

/** Maximizes the likelihood of the correct candidates (AdaGrad). */
function fit(examples: readonly Example[]): Weights {
  const counted = examples.filter(
    ({ source, meant, features }) =>
      COUNTS[source] > 0 && features.length > 0 && meant.every((at) => at < features.length),
  )
  const [weights, seen] = [allOf(0), allOf(1e-6)]
  for (let i = 0; i < ROUNDS * counted.length; i += 1)
    learn(counted[((i % counted.length) * 7919) % counted.length]!, weights, seen)
  for (const name of NAMES) weights[name] = Number(weights[name].toFixed(PLACES))
  return weights
}

function learn(example: Example, weights: Weights, seen: Weights) {
  const all: readonly Partial<Weights>[] = [...example.features, example.none]
  const chances = chancesOf(example.features, example.none, weights)
  const right = chances.map((chance, at) => (isRight(example, at) ? chance : 0))
  const good = right.reduce((a, b) => a + b, 1e-12)
  const errors = chances.map((chance, at) => COUNTS[example.source] * (chance - right[at]! / good))
  for (const name of NAMES) {
    const slope = all.reduce(
      (sum, one, at) => sum + errors[at]! * (one[name] ?? 0),
      SHRINK * weights[name],
    )
    seen[name] += slope * slope
    weights[name] -= (STEP * slope) / Math.sqrt(seen[name])
  }
}

commandLine({
  usage: `npm run evaluate -- fit-hearing
Fits what the features of hearing say, and prints the weights and what comes of bounds.`,
})
const FOLDS = 3
const examples = readExamples()
console.info(fit(examples))

const stories = [...new Set(examples.map(({ story }) => story))].toSorted()
const foldOf = ({ story }: Example) => stories.indexOf(story) % FOLDS

interface Row {
  example: Example
  chances: readonly number[]
  first: number
}
const rows = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(examples.filter((one) => foldOf(one) !== fold))
  return examples
    .filter((one) => foldOf(one) === fold)
    .map((example): Row => {
      const chances = chancesOf(example.features, example.none, weights)
      const choices = chances.slice(0, example.choices)
      return { example, chances, first: choices.indexOf(Math.max(...choices)) }
    })
}).flat()

const percent = (of: readonly Row[], counts: (row: Row) => boolean) =>
  of.length === 0 ? '' : ((100 * of.filter(counts).length) / of.length).toFixed(1)
const chance = ({ chances, first }: Row) => chances[first] ?? 0
const isCorrect = ({ example, first }: Row) => example.meant.includes(first)

for (const source of new Set(examples.map((one) => one.source))) {
  const all = rows.filter(({ example }) => example.source === source)
  const meant = all.filter(
    ({ example: { meant: places, choices } }) =>
      places.length > 0 && places.every((at) => at < choices),
  )
  const free = all.filter(({ example: { meant: places, choices } }) =>
    places.every((at) => at >= choices),
  )
  const answers = all.filter(({ example: { meant: places, choices } }) =>
    places.some((at) => at >= choices),
  )
  console.info(
    `${source}: ${meant.length} mean a choice, ${free.length} mean none; the right one is first: ${percent(meant, isCorrect)} %`,
  )
  if (answers.length > 0) {
    const best = ({ chances }: Row) => chances.indexOf(Math.max(...chances))
    console.info(
      `  answers: the right one is first ${percent(answers, (row) => row.example.meant.includes(best(row)))} %, another ${percent(answers, (row) => !row.example.meant.includes(best(row)) && best(row) < row.chances.length - 1)} %, none ${percent(answers, (row) => best(row) === row.chances.length - 1)} %`,
    )
  }
  console.table(
    [TAKE - 0.1, TAKE, TAKE + 0.1].flatMap((take) =>
      [ASK - 0.1, ASK].map((ask) => {
        const isTaken = (row: Row) => chance(row) >= take
        const isAsked = (row: Row) => !isTaken(row) && chance(row) >= ask
        return {
          take: take.toFixed(2),
          ask: ask.toFixed(2),
          heard: percent(meant, (row) => isTaken(row) && isCorrect(row)),
          asked: percent(meant, (row) => isAsked(row) && isCorrect(row)),
          wrong: percent(meant, (row) => isTaken(row) && !isCorrect(row)),
          'free taken': percent(free, isTaken),
          'free asked': percent(free, isAsked),
        }
      }),
    ),
  )
}
