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
