import { importedPlay } from '../../packages/interchange/src/replay/importedPlay.ts'
import { GO_ON } from '../../packages/interchange/src/program/goOn.ts'
import { drawFrom, drawIndex } from '../../packages/story/src/chance/seed.ts'

/** A way that takes more is in a ring. */
const MOST_SCENES = 150

/** Ways through a story by our rules of play: what is told, what is offered, and which is taken. */
export function waysOf(structure, count) {
  const open = importedPlay(structure)
  return Array.from({ length: count }, (_, seed) => wayOf(open(), drawFrom(seed + 1)))
}

function wayOf(play, draw) {
  const way = []
  while (way.length < MOST_SCENES) {
    // A scene that only goes on is told like any other.
    const { seen } = play.now({ text: '', choices: [GO_ON] })
    const taken = seen.choices.length === 0 ? -1 : drawIndex(draw, seen.choices.length)
    way.push({ ...seen, taken })
    if (taken < 0) break
    play.choose(taken)
  }
  return way
}
