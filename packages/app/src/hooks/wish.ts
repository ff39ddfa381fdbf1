import type { ActionRequest } from '@kathasagar/api/contract'
import type { AskedAction } from '@kathasagar/ui'

/** An action before a model is chosen for it. */
export type Wish = ActionRequest extends infer R
  ? R extends unknown
    ? Omit<R, 'selected_model'>
    : never
  : never

/** As much of a wish as the log repeats. */
export const askedOf = (wish: Wish): AskedAction => ({
  action_type: wish.action_type,
  user_input: 'user_action' in wish ? wish.user_action : null,
  selected_choice: 'selected_choice' in wish ? (wish.selected_choice ?? null) : null,
})
