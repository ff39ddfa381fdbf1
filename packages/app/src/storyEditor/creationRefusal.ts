import { authoringMessages } from '@kathasagar/ui/authoring'
import { errorBodyOf, messageFor, statusOf } from '@kathasagar/api'

/** What is said when a story could not be created. */
export function creationRefusal(error: unknown): string {
  const status = statusOf(error)
  if (status === 401) return authoringMessages.writing.expired
  // Only this refusal says what the author can do about it.
  if (status === 403 && errorBodyOf(error)?.code !== 'author_unverified') {
    return authoringMessages.writing.forbidden
  }
  return messageFor(
    error,
    status === 422 ? authoringMessages.writing.invalid : authoringMessages.writing.notCreated,
  )
}
