import type { ActionAnswer, Hint, RegenerateAction, StoryAnswer } from '@kathasagar/api/contract'
import type { ActionType, HintTopic } from '@kathasagar/story/vocabulary'
import type { Aside } from '@kathasagar/engine/world/ruling'
import type { ClarifyingQuestion } from '@kathasagar/engine/world/turnState'

import type { Receipt, StoredActionType } from '../sessionTypes.ts'
import {
  type SessionPosition,
  presentEnding,
  presentProgress,
  presentSessionData,
} from './presentPlace.ts'

const LOW_CREDITS = 'Your credits are running low!'

export const NO_ANSWER: StoryAnswer = {
  narrative: null,
  setup: null,
  choices: [],
  image_url: null,
  prompt: null,
  style: null,
  fallback_description: null,
}

export interface AcceptedAction {
  type: StoredActionType
  receipt: Receipt
  place: SessionPosition
}

const isRetold = (type: StoredActionType): type is RegenerateAction =>
  type === 'tell_again' || type === 'tell_on'

/** Presents the text of a turn. Undo, moves, and clarifications have no text. */
function presentTurn({ type, receipt, place: { head } }: AcceptedAction) {
  if (type === 'undo' || type === 'fork' || type === 'move' || receipt.is_aside) {
    const { offers } = head.state
    const choices = offers.map((offer) => offer.text)
    return { ...NO_ANSWER, choices, model_used: null, credits_consumed: 0, xp_gained: 0 }
  }
  const { answer, model_used, credits } = head
  const xp_gained = isRetold(type) ? 0 : head.xp_gained
  return { ...answer, model_used, credits_consumed: credits, xp_gained }
}

function presentType({ type, place: { head } }: AcceptedAction): ActionType {
  if (isRetold(type)) return head.action.type
  return type === 'fork' || type === 'move' ? 'undo' : type
}

export function presentAction(taken: AcceptedAction): ActionAnswer {
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

const SENTENCES: Readonly<Record<HintTopic, string>> = {
  help: 'Pick one of the choices, or say in your own words what you do. Continue moves the story on, Immerse looks closer, Show draws the scene, Undo reverts the last step.',
  who: 'You are the one to whom the story speaks as “you”.',
  skip: 'Continue moves the story on without a choice.',
  undo: 'Undo reverts the last step.',
  show: 'Show draws the scene.',
  restart: 'You can restart from the story’s page. This session stays in My plays.',
  save: 'Everything is saved as you play. Come back whenever you like.',
  quit: 'You can leave at any time; the story waits where you left it.',
  thanks: 'Thank you. What do you do next?',
  unclear: 'Your text was not understood. Pick a choice, or say in a few words what you do.',
  storyteller:
    'An author wrote this story. A storyteller carries it on: by rules of its own, or, where this site has one connected, an AI model. Know How says which.',
  credits:
    'The Progress page shows your credits, and the tasks and levels that pay more. The price of a model is next to its name.',
  language:
    'A story stays in its author’s language. You can change the language of the pages in Settings.',
  length: 'A story ends when you reach an ending. Its page shows the expected time.',
  settings:
    'Reading settings next to the story change the text size, background and pictures. Your name, password and data are in Your Account.',
  source: 'The story’s page shows its author. Its codex, if it has one, lists the sources.',
  summary:
    'Scroll up to read the story so far. Memory lists your actions, statements and discoveries.',
  share: 'The page of the story has Share, which copies a link to it.',
  report:
    'If something does not respond, reload the page: your session is saved. If your text was misunderstood, use Undo.',
  by_choices:
    'This story continues through its choices. Pick one, or describe it in your own words.',
  which: 'Which of these do you mean? Its number is enough.',
  second_wish: 'Something of what you wanted is still to be done. Say it again where it fits.',
}

export function receiptOfAside(
  aside: Aside,
  story: { story_prompt?: string } = {},
): Pick<Receipt, 'is_aside' | 'asked' | 'by_number' | 'hint' | 'role'> {
  if (aside.aside === 'ask') return { is_aside: true, ...receiptOfAsked(aside) }
  const { topic } = aside
  const role = topic === 'who' ? story.story_prompt?.trim() : undefined
  return { is_aside: true, hint: topic, ...(role && { role }) }
}

function receiptOfAsked({ choices, byNumber }: ClarifyingQuestion) {
  const asked = [...choices]
  if (!byNumber) return { asked }
  return { asked, by_number: true, ...(asked.length > 1 && { hint: 'which' as const }) }
}

export const presentAside = (...given: Parameters<typeof receiptOfAside>) =>
  presentSaid(receiptOfAside(...given))

const presentSaid = ({
  asked,
  hint: topic,
  role,
  wish,
}: Pick<Receipt, 'asked' | 'hint' | 'role' | 'wish'>): { asked?: string[]; hint?: Hint } => ({
  ...(asked && { asked: [...asked] }),
  ...(topic && {
    hint: { topic, detail: SENTENCES[topic], ...(role && { role }), ...(wish && { wish }) },
  }),
})
