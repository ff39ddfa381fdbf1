import type { BodyOf, ErrorBody, ErrorCode, HistoryEntry } from '@kathasagar/api/contract'
import {
  makeActionAnswer,
  makeError,
  makeHistoryEntry,
  makeId,
  makeSessionData,
  makeStoryAnswer,
  streamTurns,
  type StreamedTurn,
} from '@kathasagar/api/testing'

export const choices = ['Row toward the bank that is nearer', 'Row toward the one who waves']
export const ending = { title: 'The Second Oar', number: 2, total: 7, turns: 4, xp_gained: 50 }

const askedBy = (action: BodyOf<'takeAction'>): Partial<HistoryEntry> => ({
  action_type:
    action.action_type === 'tell_again' || action.action_type === 'tell_on'
      ? 'continue'
      : action.action_type,
  user_input: action.action_type === 'custom_action' ? action.user_action : null,
  selected_choice: action.action_type === 'continue' ? (action.selected_choice ?? null) : null,
  model_used: action.selected_model,
  credits_consumed: action.selected_model === 'kathakar' ? 0 : 1,
})

export interface NextTurn {
  number: number
  narrative: string
  isLast?: boolean
}

export function told(
  action: BodyOf<'takeAction'>,
  { number, narrative, isLast = false }: NextTurn,
) {
  const ai_response = makeStoryAnswer({ narrative, choices: isLast ? [] : choices })
  const entry = makeHistoryEntry({
    ...askedBy(action),
    turn_id: makeId(501 + number),
    parent_id: makeId(500 + number),
    number,
    ai_response,
  })
  const half = Math.floor(narrative.length / 2)

  return {
    parts: [narrative.slice(0, half), narrative.slice(half)],
    end: makeActionAnswer({
      ...ai_response,
      turn_id: entry.turn_id,
      action_type: entry.action_type,
      model_used: entry.model_used,
      credits_consumed: entry.credits_consumed,
      credits: 20 - number,
      ending: isLast ? ending : null,
      is_completed: isLast,
      session_data: makeSessionData({
        narrative_history: [entry],
        choices: ai_response.choices,
        ending: isLast ? ending : null,
        can_undo: true,
      }),
    }),
  }
}

export const respondInOrder = (...turns: ((action: BodyOf<'takeAction'>) => StreamedTurn)[]) => {
  const left = [...turns]
  return streamTurns((action) => {
    const next = left.shift()
    if (!next) throw new Error('This story tells no further.')
    return next(action)
  })
}

export const failing = (code: ErrorCode, fields: Partial<ErrorBody> = {}) => ({
  parts: [],
  end: makeError(code, fields).body,
})
