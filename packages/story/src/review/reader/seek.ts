import type { WayStep } from '../../finding.ts'
import type { Move } from '../../stateWalk/machine.ts'
import { wayTo, type StateWalk } from '../../stateWalk/walkStates.ts'

/** Something that is told in a scene, or done by a move. */
export interface Happening {
  told?: (telling: number) => boolean
  done?: (move: Move) => boolean
  /** Only what came right before counts: the move that leads there, and the scene that it leaves. */
  isNear?: boolean
}

/** The shortest ways to a scene: one on which something did not happen, and one on which it did. */
export interface Ways {
  past: WayStep[] | null
  through: WayStep[] | null
}

export type IsTarget = (state: number) => boolean
export type Seek = (isTarget: IsTarget, happening: Happening) => Ways

/** Steps that all searches of a story may take together. */
const MOST_STEPS = 6_000_000
const UNSEEN = -2

/**
 * Looks for ways to a scene: breadth first over the states twice, once before something happened and
 * once after it. Who has come to the scene goes no further, since it reads as new only once.
 */
export function seeker(walk: StateWalk, tellingOf: Int32Array): Seek {
  const { places, next, machine } = walk
  const count = places.length
  const later = walk.cameFrom.findIndex((from) => from !== -1)
  const starts = later === -1 ? count : later
  const twice = [...places, ...places]
  let left = MOST_STEPS
  return (isTarget, { told, done, isNear = false }) => {
    const ways: Ways = { past: null, through: null }
    const cameFrom = new Int32Array(2 * count).fill(UNSEEN).fill(-1, 0, starts)
    const cameBy: (Move | null)[] = []
    const queue = Array.from({ length: starts }, (_, state) => state)
    for (const at of queue) {
      const state = at % count
      const by = cameBy[at]
      // Who stays is not told the text again.
      if ((!by || by.to >= 0) && isTarget(state)) {
        ways[at < count ? 'past' : 'through'] ??= wayTo(
          { machine, places: twice, cameFrom, cameBy },
          at,
        )
        continue
      }
      if ((ways.past && ways.through) || left < 0) break
      const isTold = told?.(tellingOf[state] ?? -1) === true
      for (const { to, move } of next[state] ?? []) {
        left -= 1
        const isSo = isTold || done?.(move) === true || (at >= count && (!isNear || move.to < 0))
        const half = isSo ? to + count : to
        if (cameFrom[half] !== UNSEEN) continue
        cameFrom[half] = at
        cameBy[half] = move
        queue.push(half)
      }
    }
    return ways
  }
}
