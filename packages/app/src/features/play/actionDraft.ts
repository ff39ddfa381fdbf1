import type { ActionRequest } from '@kathasagar/api/contract'
import type { HistoryAction } from '@kathasagar/ui'

/** An action before a model is chosen for it. */
export type ActionDraft = ActionRequest extends infer R
  ? R extends unknown
    ? Omit<R, 'selected_model'>
    : never
  : never

/** As much of a wish as the log repeats. */
export const askedOf = (draft: ActionDraft): HistoryAction => ({
  action_type: draft.action_type,
  user_input: 'user_action' in draft ? draft.user_action : null,
  selected_choice: 'selected_choice' in draft ? (draft.selected_choice ?? null) : null,
})
