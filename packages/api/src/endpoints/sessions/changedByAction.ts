import type { ActionAnswer } from '../../contract/sessions.ts'

/** Returns the tags to reload after an action. Empty after a failure. */
export function changedByAction(answer: ActionAnswer | undefined, session_id: string) {
  if (!answer) return []
  return [
    'User' as const,
    { type: 'Memory' as const, id: session_id },
    ...(answer.earned?.finished.length ? (['Progress'] as const) : []),
    // A finished part may unlock the next one.
    ...(answer.is_completed ? (['Series'] as const) : []),
  ]
}
