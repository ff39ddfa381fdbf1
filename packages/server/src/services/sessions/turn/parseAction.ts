import type { ActionRequest, Model, ModelList } from '@kathasagar/api/contract'

import type { AskedAction } from '../../../engine/ruling.ts'
import type { Refusal } from '../../refusal.ts'
import type { TurnAction } from '../ports.ts'

/** An action by the kind of model it needs; undo needs none. */
export type ParsedAction =
  | { kind: 'undo' }
  | { kind: 'text' | 'image'; model: Model; asked: AskedAction }

/** A painter can't tell and a storyteller can't draw: a key of the wrong kind is no action. */
export function parseAction(action: ActionRequest, models: ModelList): ParsedAction | Refusal {
  if (action.action_type === 'undo') return { kind: 'undo' }
  const kind = action.action_type === 'show' ? 'image' : 'text'
  const model = models[kind].find(({ model_key }) => model_key === action.selected_model)
  return model ? { kind, model, asked: askedOf(action) } : { code: 'invalid_action' }
}

function askedOf(action: Exclude<ActionRequest, { action_type: 'undo' }>): AskedAction {
  switch (action.action_type) {
    case 'continue':
      return { type: 'continue', selected_choice: action.selected_choice }
    case 'custom_action':
      return { type: 'custom_action', text: action.user_action }
    case 'immerse':
    case 'show':
      return { type: action.action_type }
  }
}

/** The action as the history keeps it. */
export const turnActionOf = (asked: AskedAction): TurnAction => ({
  type: asked.type,
  user_input: asked.type === 'custom_action' ? asked.text : null,
  selected_choice: asked.type === 'continue' ? (asked.selected_choice ?? null) : null,
})
