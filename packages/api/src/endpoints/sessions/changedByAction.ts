import type { ActionAnswer } from '../../contract/sessions.ts'

/** What is shown elsewhere and reads otherwise once an action was taken; nothing of one that failed. */
export function changedByAction(answer: ActionAnswer | undefined, session_id: string) {
  if (!answer) return []
  return [
    'User' as const,
    { type: 'Memory' as const, id: session_id },
    ...(answer.earned?.finished.length ? (['Progress'] as const) : []),
    // A part that is finished is shown as such, and the next may wait.
    ...(answer.is_completed ? (['Series'] as const) : []),
  ]
}
