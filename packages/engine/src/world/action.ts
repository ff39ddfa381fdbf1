/** Input of a player. Undo is not an action, because it only returns to the parent turn. */
export type Action =
  | { type: 'continue'; selected_choice?: string | undefined }
  | { type: 'immerse' }
  | { type: 'custom_action'; text: string }
  | { type: 'show' }
