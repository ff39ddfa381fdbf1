/**
 * What a player asks of the tale. Undo is none: it is no matter of interpretation but a step to the
 * parent turn.
 */
export type Action =
  | { type: 'continue'; selected_choice?: string | undefined }
  | { type: 'immerse' }
  | { type: 'custom_action'; text: string }
  | { type: 'show' }
