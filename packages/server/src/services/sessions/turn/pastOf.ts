import type { PastTurn } from '@kathasagar/engine/prompt/history'

import type { PathTurn, ToldTurn } from '../ports.ts'

/** All that was told in a turn. */
export const toldOf = ({ answer }: Pick<ToldTurn, 'answer'>): string =>
  [answer.narrative, answer.setup].filter(Boolean).join('\n\n')

/**
 * Returns a turn as a storyteller is reminded of it. If its player has deleted the fact, the telling
 * goes too, because it repeats the deleted words.
 */
export const pastOf = ({ is_removed, ...turn }: PathTurn): PastTurn =>
  is_removed
    ? {
        deed: null,
        told: '',
        note: turn.note && { ...turn.note, deed: null, fact: null, facts: [] },
      }
    : {
        deed: turn.action.user_input ?? turn.action.selected_choice,
        told: toldOf(turn),
        note: turn.note,
      }

/** Names the turns of a path whose facts were deleted: '' if there are none. */
export const removedIn = (path: readonly PathTurn[]): string =>
  path.flatMap(({ number, is_removed }) => (is_removed ? [number] : [])).join()

/**
 * Returns the path as a storyteller is reminded of it. A summary holds only while the same facts are
 * deleted as when it was made.
 */
export const pastTurns = (path: readonly PathTurn[]): PastTurn[] =>
  path.map((turn, at) => {
    const past = pastOf(turn)
    const { summary } = turn
    const isSo = summary && summary.made_of === removedIn(path.slice(0, at + 1))
    return past.note && isSo ? { ...past, note: { ...past.note, condensed: summary.text } } : past
  })
