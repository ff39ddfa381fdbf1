import { commandLine } from '../../../../scripts/commandLine.mjs'
import { readExamples, type Example } from './hearing/examples.ts'
import { chancesOf, fitWeights } from './hearing/fitWeights.ts'

/**
 * Fits what the signs of hearing say (`engine/hearing/signs.ts`) on sentences of strangers, on the
 * authors' own other ways to say a choice, each judged with itself taken out, and on what means
 * nothing where it is said: `npm run fit-hearing`. It prints the weights, and what comes of bounds
 * when each story is judged by what the others taught.
 */
commandLine({
  usage: `npm run fit-hearing
Fits what the signs of hearing say, and prints the weights and what comes of bounds.`,
})
const FOLDS = 6
const CLEAR = [0.5, 0.55, 0.6, 0.65, 0.7, 0.8]
const ASKING = [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6]

const examples = readExamples()
const stories = [...new Set(examples.map(({ story }) => story))].toSorted()
const foldOf = ({ story }: Example) => stories.indexOf(story) % FOLDS

interface Judged extends Example {
  chances: readonly number[]
}

/** Each example by weights that its own story had no part in. */
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitWeights(examples.filter((example) => foldOf(example) !== fold))
  return examples
    .filter((example) => foldOf(example) === fold)
    .map((example): Judged => ({ ...example, chances: chancesOf(example, weights) }))
}).flat()

const firstIn = ({ chances }: Judged) => {
  const choices = chances.slice(0, -1)
  return choices.indexOf(Math.max(...choices))
}
const isRight = (one: Judged) => one.meant.includes(firstIn(one))
const chanceOf = (one: Judged) => one.chances[firstIn(one)] ?? 0
const anyOf = ({ chances }: Judged) => 1 - (chances.at(-1) ?? 0)
const percent = (rows: readonly Judged[], counts: (one: Judged) => boolean) =>
  rows.length === 0 ? '' : `${((100 * rows.filter(counts).length) / rows.length).toFixed(1)} %`

for (const source of new Set(examples.map((example) => example.source))) {
  const rows = judged.filter((one) => one.source === source)
  const meant = rows.filter(({ meant: places }) => places.length > 0)
  const free = rows.filter(({ meant: places }) => places.length === 0)
  console.info(`${source}: ${meant.length} mean a choice, ${free.length} mean none`)
  console.info(`  the right choice ranks first: ${percent(meant, isRight)}`)
  console.table([
    ...CLEAR.map((bound) => ({
      'taken from': bound,
      rightly: percent(meant, (one) => chanceOf(one) >= bound && isRight(one)),
      wrongly: percent(meant, (one) => chanceOf(one) >= bound && !isRight(one)),
      'of what means none': percent(free, (one) => chanceOf(one) >= bound),
    })),
    ...ASKING.map((bound) => ({
      'taken or asked from': bound,
      rightly: percent(meant, (one) => anyOf(one) >= bound),
      'of what means none': percent(free, (one) => anyOf(one) >= bound),
    })),
  ])
}

const { choice, nothing } = fitWeights(examples)
const rounded = (weights: object) =>
  Object.fromEntries(
    Object.entries(weights).map(([sign, weight]) => [sign, Number(Number(weight).toFixed(2))]),
  )
console.info('CHOICE_WEIGHTS', rounded(choice), 'ELSE_WEIGHTS', rounded(nothing))
