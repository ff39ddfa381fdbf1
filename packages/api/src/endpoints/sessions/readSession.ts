import { sessionsCalls } from '../../client/calls.ts'
import type { GameSession } from '../../contract/sessions.ts'

/** Something kept as the session it should be; null where it is none, or cannot be told yet. */
export async function readSession(value: unknown): Promise<GameSession | null> {
  const { validate } = sessionsCalls.answer('getSession')['~standard']
  const read = await Promise.resolve(validate(value)).catch(() => null)
  return read && !read.issues && read.value.id ? read.value : null
}
