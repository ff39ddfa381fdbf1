import { sessionsCalls as calls } from '../../client/calls.ts'
import type { GameSession } from '../../contract/sessions.ts'

/** Returns null if the stored session is invalid. */
export async function readSession(value: unknown): Promise<GameSession | null> {
  const { validate } = calls.answer('getSession')['~standard']
  const read = await Promise.resolve(validate(value)).catch(() => null)
  return read && !read.issues && read.value.id ? read.value : null
}
