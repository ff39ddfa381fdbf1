import { readFileSync } from 'node:fs'

/** The table of weights, read when the first words are heard; `npm run fit-off-topic` writes it. */
let known: ReadonlyMap<string, readonly number[]> | null = null

function read(): ReadonlyMap<string, readonly number[]> {
  const lines = readFileSync(new URL('offTopic.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
  return new Map(
    lines.map((line) => {
      const [sign = '', ...weights] = line.split(' ')
      return [sign, weights.map(Number)]
    }),
  )
}

/** How much a sign says for each kind of what is not of a story; nothing of one that nothing was learnt of. */
export function offTopicWeightsOf(sign: string): readonly number[] | undefined {
  known ??= read()
  return known.get(sign)
}
