import { createHash } from 'node:crypto'

import type {
  ActionRequest,
  BodyOf,
  Model,
  ModelList,
  RetellRequest,
} from '@kathasagar/api/contract'

import { ANSWERED_BY } from '@kathasagar/story/vocabulary'

import type { Action } from '@kathasagar/engine/ruling/action'
import type { Refusal } from '../../refusal.ts'
import type { ToldTurn } from '../ports.ts'

type Asked = ActionRequest | RetellRequest

/** The action that a request asks for; undo asks the tale for none. */
export function parseAction(request: Exclude<ActionRequest, { action_type: 'undo' }>): Action {
  switch (request.action_type) {
    case 'continue':
      return { type: 'continue', selected_choice: request.selected_choice }
    case 'custom_action':
      return { type: 'custom_action', text: request.user_action }
    case 'immerse':
    case 'show':
      return { type: request.action_type }
  }
}

/** Whether a turn that was played is to be told again or on; then none is played. */
export const isRetelling = (request: Asked): request is Asked & RetellRequest =>
  request.action_type === 'tell_again' || request.action_type === 'tell_on'

/** What a player typed into the fields of the scene. */
export const typedOf = (request: Asked) => ('typed' in request ? (request.typed ?? {}) : {})

/** All that a player typed; everything else that is asked for is the author's or ours. */
export const wordsOf = (request: Asked): string =>
  [
    ...('user_action' in request ? [request.user_action] : []),
    ...Object.values(typedOf(request)),
  ].join('\n')

/** A painter can't tell and a storyteller can't draw: a key of the wrong kind is no action. */
export function findModel(request: BodyOf<'takeAction'>, models: ModelList): Model | Refusal {
  const kind = isRetelling(request) ? 'text' : ANSWERED_BY[request.action_type]
  const model = kind && models[kind].find(({ model_key }) => model_key === request.selected_model)
  return model ?? { code: 'invalid_action' }
}

/** The action as the history keeps it. */
export const historyOf = (action: Action): ToldTurn['action'] => ({
  type: action.type,
  user_input: 'text' in action ? action.text : null,
  selected_choice: 'selected_choice' in action ? (action.selected_choice ?? null) : null,
})

/** The action that the history keeps, as the tale knows it. */
export function actionIn({ type, user_input, selected_choice }: ToldTurn['action']): Action {
  switch (type) {
    case 'custom_action':
      return { type, text: user_input ?? '' }
    case 'immerse':
    case 'show':
      return { type }
    case 'story_start':
    case 'continue':
    case 'undo':
      return { type: 'continue', selected_choice: selected_choice ?? undefined }
  }
}

/** Words that are typed come by the names of their fields, in any order. */
const inOrder = (key: string, value: unknown): unknown =>
  key === 'typed' && typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * Tells whether two requests ask for the same. Read from the parsed body, whose fields stand in
 * the contract's order, so that spaces and the order of keys do not count.
 */
export const requestHash = (request: BodyOf<'takeAction'>): string =>
  createHash('sha256').update(JSON.stringify(request, inOrder)).digest('hex')
