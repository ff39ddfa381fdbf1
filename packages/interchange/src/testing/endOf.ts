import { drawFrom, drawIndex } from '@kathasagar/story'
import type { OpenOriginal, Seen } from '../replay/replay.ts'

/** Ways that are tried before a story counts as one without an end. */
const WAYS = 20
const MOST_SCENES = 200

/** What the first way tells that comes to an end: nothing is offered there; null where none does. */
export function endOf(open: OpenOriginal): Seen | null {
  for (let seed = 1; seed <= WAYS; seed += 1) {
    const [play, draw] = [open(seed, () => 'Mira'), drawFrom(seed)]
    let seen = play.now()
    for (let scene = 0; scene < MOST_SCENES && seen && seen.choices.length > 0; scene += 1) {
      play.choose(drawIndex(draw, seen.choices.length))
      seen = play.now()
    }
    if (seen?.choices.length === 0) return seen
  }
  return null
}
