import { errorBodyOf, messageFor, statusOf } from '@kathasagar/api'
import { en } from '@kathasagar/ui'

/** What is said when a story could not be created. */
export function creationRefusal(error: unknown): string {
  const status = statusOf(error)
  if (status === 401) return en.writing.expired
  // Only this refusal says what the author can do about it.
  if (status === 403 && errorBodyOf(error)?.code !== 'author_unverified') {
    return en.writing.forbidden
  }
  return messageFor(error, status === 422 ? en.writing.invalid : en.writing.notCreated)
}
