/**
 * What a player asks of the tale. Undo is none: it is no matter of interpretation but a step to the
 * parent turn.
 */
export type Action =
  | { type: 'continue'; selected_choice?: string | undefined }
  | { type: 'immerse' }
  | {
      type: 'custom_action'
      text: string
      /** Choices that were asked for just before: what "yes" and "no" answer. */
      asked?: readonly string[] | undefined
    }
  | { type: 'show' }
