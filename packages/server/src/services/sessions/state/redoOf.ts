import type { Repositories } from '../../repositories.ts'
import type { OwnSession } from '../ports.ts'

/** Where going forward leads from where a session stands, as an answer says it. */
export async function redoOf(
  { sessions }: Pick<Repositories, 'sessions'>,
  session: OwnSession,
): Promise<{ redo_turn_id?: string }> {
  const redo_turn_id = await sessions.findRedo(session)
  return redo_turn_id ? { redo_turn_id } : {}
}
