import { createHash } from 'node:crypto'

import type {
  ActionRequest,
  BodyOf,
  Model,
  ModelList,
  RegenerateRequest,
} from '@kathasagar/api/contract'
import { ANSWERED_BY } from '@kathasagar/story/vocabulary'
import type { Action } from '@kathasagar/engine/world/ruling'

import type { Refusal } from '../../../../platform/call.ts'
import type { NarratedTurn } from '../../sessionTypes.ts'

type Asked = ActionRequest | RegenerateRequest

export function parseAction(request: Exclude<ActionRequest, { action_type: 'undo' }>): Action {
  if (request.action_type === 'continue')
    return { type: 'continue', selected_choice: request.selected_choice }
  if (request.action_type === 'custom_action')
    return { type: 'custom_action', text: request.user_action }
  return { type: request.action_type }
}

export const isRegeneration = (request: Asked): request is Asked & RegenerateRequest =>
  request.action_type === 'tell_again' || request.action_type === 'tell_on'

export const typedValuesOf = (request: Asked) => ('typed' in request ? (request.typed ?? {}) : {})

export const wordsOf = (request: Asked): string =>
  [
    ...('user_action' in request ? [request.user_action] : []),
    ...Object.values(typedValuesOf(request)),
  ].join('\n')

export function findModel(request: BodyOf<'takeAction'>, models: ModelList): Model | Refusal {
  const kind = isRegeneration(request) ? 'text' : ANSWERED_BY[request.action_type]
  const model = kind && models[kind].find(({ model_key }) => model_key === request.selected_model)
  return model ?? { code: 'invalid_action' }
}

export const historyOf = (action: Action): NarratedTurn['action'] => ({
  type: action.type,
  user_input: 'text' in action ? action.text : null,
  selected_choice: 'selected_choice' in action ? (action.selected_choice ?? null) : null,
})

export function actionIn({ type, user_input, selected_choice }: NarratedTurn['action']): Action {
  if (type === 'custom_action') return { type, text: user_input ?? '' }
  return type === 'story_start' || type === 'continue' || type === 'undo'
    ? { type: 'continue', selected_choice: selected_choice ?? undefined }
    : { type }
}

const inOrder = (key: string, value: unknown): unknown =>
  key === 'typed' && typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns a hash of a request. Equal requests have the same hash, because parsing orders their fields. */
export const requestHash = (request: BodyOf<'takeAction'>): string =>
  createHash('sha256').update(JSON.stringify(request, inOrder)).digest('hex')
