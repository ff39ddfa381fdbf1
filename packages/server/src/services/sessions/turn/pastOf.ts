import { createHash } from 'node:crypto'

import { corrected } from '@kathasagar/engine/prompt/corrected'
import type { PastTurn } from '@kathasagar/engine/prompt/history'

import type { PathTurn, ToldTurn } from '../ports.ts'

/** All that was told in a turn. */
export const toldOf = ({ answer }: Pick<ToldTurn, 'answer'>): string =>
  [answer.narrative, answer.setup].filter(Boolean).join('\n\n')

/** A turn on the way here as a storyteller is reminded of it: as its player has corrected it. */
export const pastOf = ({ correction, ...turn }: PathTurn): PastTurn =>
  corrected(
    {
      deed: turn.action.user_input ?? turn.action.selected_choice,
      told: toldOf(turn),
      note: turn.note,
    },
    correction,
  )

/** Names the corrections of a way: '' where there are none. */
export function correctionsOf(path: readonly PathTurn[]): string {
  const all = path.flatMap(({ number, correction }) => (correction ? [{ number, correction }] : []))
  return all.length === 0 ? '' : createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

/**
 * The way here as a storyteller is reminded of it. What a model has condensed holds for as long as the
 * player has changed nothing of what it was made from.
 */
export const pastTurns = (path: readonly PathTurn[]): PastTurn[] =>
  path.map((turn, at) => {
    const past = pastOf(turn)
    const { summary } = turn
    const isSo = summary && summary.made_of === correctionsOf(path.slice(0, at + 1))
    return past.note && isSo ? { ...past, note: { ...past.note, condensed: summary.text } } : past
  })
