import type { ActionRequest, BodyOf, Model, ModelList } from '@kathasagar/api/contract'

import { ANSWERED_BY } from '@kathasagar/story/vocabulary'
import { takeTyped, type StoryGraph } from '@kathasagar/story'

import { worldOf } from '@kathasagar/engine/state/playWorld'
import type { Action } from '@kathasagar/engine/ruling/action'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { Refusal } from '../../refusal.ts'
import type { ToldTurn } from '../ports.ts'

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

/** What a player typed into the fields of the scene. */
const typedOf = (request: ActionRequest) => ('typed' in request ? (request.typed ?? {}) : {})

/** All that a player typed; everything else that is asked for is the author's or ours. */
export const wordsOf = (request: ActionRequest): string =>
  [
    ...('user_action' in request ? [request.user_action] : []),
    ...Object.values(typedOf(request)),
  ].join('\n')

/** The state that an action is played from: with what its player typed, as far as the scene asks for it. */
export function withTyped(graph: StoryGraph, state: TurnState, request: ActionRequest): TurnState {
  const typed = typedOf(request)
  const world = worldOf(graph, state)
  if (world === null || Object.keys(typed).length === 0) return state
  const { node, turn } = state
  return { ...state, world: takeTyped(graph, world, { node, typed, turn: turn + 1 }) }
}

/** A painter can't tell and a storyteller can't draw: a key of the wrong kind is no action. */
export function findModel(request: BodyOf<'takeAction'>, models: ModelList): Model | Refusal {
  const kind = ANSWERED_BY[request.action_type]
  const model = kind && models[kind].find(({ model_key }) => model_key === request.selected_model)
  return model ?? { code: 'invalid_action' }
}

/** The action as the history keeps it. */
export const historyOf = (action: Action): ToldTurn['action'] => ({
  type: action.type,
  user_input: 'text' in action ? action.text : null,
  selected_choice: 'selected_choice' in action ? (action.selected_choice ?? null) : null,
})
