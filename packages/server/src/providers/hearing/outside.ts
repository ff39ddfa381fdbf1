import { readFileSync } from 'node:fs'

import type { OutsideWeight } from '../../engine/hearing/outside/outsideIn.ts'

/** The table of weights, read when the first words are heard; `npm run fit-outside` writes it. */
let known: ReadonlyMap<string, OutsideWeight> | null = null

function read(): ReadonlyMap<string, OutsideWeight> {
  const lines = readFileSync(new URL('outside.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
  return new Map(lines.map(entryOf))
}

/** A line has a sign, its weight, and those of the topics that it tells. */
function entryOf(line: string): [string, OutsideWeight] {
  const [sign = '', outside = '', ...told] = line.split(' ')
  const topics: number[] = []
  for (const one of told) {
    const [topic = '', weight = ''] = one.split(':')
    topics[Number(topic)] = Number(weight)
  }
  return [sign, { outside: Number(outside), topics }]
}

/** How much a sign says for a text's being about playing, and about which topic. */
export function outsideWeightOf(sign: string): OutsideWeight | undefined {
  known ??= read()
  return known.get(sign)
}
