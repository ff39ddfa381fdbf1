import { drawFrom, drawIndex } from './seed.ts'
import type { Wiring } from './wiring.ts'

/** A play that has not ended by then is going round; it counts as cut short. */
const MOST_STEPS = 2000

export interface SampledPlays {
  /** Whether any play came to each place. */
  seen: readonly boolean[]
  /** Plays that ended at each place. */
  ended: readonly number[]
  /** Most words that a play read on its way to an end at each place; 0 where none ended. */
  mostWords: readonly number[]
  cutShort: number
}

/** Plays a story through by choosing at random; the same seed plays the same again. */
export function samplePlays(
  { start, targets }: Wiring,
  words: readonly number[],
  { plays, seed }: { plays: number; seed: number },
): SampledPlays {
  const draw = drawFrom(seed)
  const seen = targets.map(() => false)
  const ended = targets.map(() => 0)
  const mostWords = targets.map(() => 0)
  let cutShort = 0
  for (let play = 0; play < plays; play += 1) {
    let place = start
    let read = words[start] ?? 0
    let steps = 0
    seen[place] = true
    while (steps < MOST_STEPS) {
      const open = targets[place] ?? []
      if (open.length === 0) break
      place = open[drawIndex(draw, open.length)] ?? place
      read += words[place] ?? 0
      seen[place] = true
      steps += 1
    }
    if (steps === MOST_STEPS) cutShort += 1
    else {
      ended[place] = (ended[place] ?? 0) + 1
      mostWords[place] = Math.max(mostWords[place] ?? 0, read)
    }
  }
  return { seen, ended, mostWords, cutShort }
}
