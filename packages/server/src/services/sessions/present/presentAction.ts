import type { ActionAnswer, RetellAction, StoryAnswer } from '@kathasagar/api/contract'
import type { ActionType } from '@kathasagar/story/vocabulary'

import type { Receipt, StoredActionType } from '../actionPorts.ts'
import { presentSaid } from './presentAside.ts'
import { presentEnding, presentProgress, presentSessionData, type Place } from './presentPlace.ts'

const LOW_CREDITS = 'Your credits are running low!'

export const NOTHING_TOLD: StoryAnswer = {
  narrative: null,
  setup: null,
  choices: [],
  image_url: null,
  prompt: null,
  style: null,
  fallback_description: null,
}

export interface TakenAction {
  type: StoredActionType
  receipt: Receipt
  /** Where the action led. */
  place: Place
}

const isRetold = (type: StoredActionType): type is RetellAction =>
  type === 'tell_again' || type === 'tell_on'

const isUndo = (type: StoredActionType) => type === 'undo' || type === 'fork' || type === 'move'

/** What a turn tells of itself; undo, which only moves the head, and a question tell nothing of their own. */
function presentTurn({ type, receipt, place: { head } }: TakenAction) {
  if (isUndo(type) || receipt.is_aside) {
    const { offers } = head.state
    const choices = offers.map((offer) => offer.text)
    return { ...NOTHING_TOLD, choices, model_used: null, credits_consumed: 0, xp_gained: 0 }
  }
  const { answer, model_used, credits } = head
  const xp_gained = isRetold(type) ? 0 : head.xp_gained
  return { ...answer, model_used, credits_consumed: credits, xp_gained }
}

/** In answers an action is what was done in the story. */
function presentType({ type, place: { head } }: TakenAction): ActionType {
  if (isRetold(type)) return head.action.type
  return type === 'fork' || type === 'move' ? 'undo' : type
}

/**
 * The answer of an action that succeeded: the same each time that it is asked for, but for what its
 * scene and its turn have got since, a picture and other tellings.
 */
export function presentAction(taken: TakenAction): ActionAnswer {
  const { receipt, place } = taken
  return {
    ...presentTurn(taken),
    ...presentProgress(place),
    turn_id: place.head.id,
    action_type: presentType(taken),
    credits: receipt.credits,
    has_picture: place.hasPicture,
    ...(receipt.redo_turn_id && { redo_turn_id: receipt.redo_turn_id }),
    ending: presentEnding(place),
    ...(receipt.earned && { earned: receipt.earned }),
    ...presentSaid(receipt),
    low_credits_warning: receipt.is_low_on_credits,
    credit_warning_message: receipt.is_low_on_credits ? LOW_CREDITS : null,
    fallback_warning: receipt.fallback_warning ?? null,
    fallback: receipt.fallback ?? null,
    session_data: presentSessionData(place, null),
  }
}
