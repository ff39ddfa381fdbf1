import type { AuthoringMessages } from '@kathasagar/ui/authoring'
import { errorBodyOf, messageFor, statusOf } from '@kathasagar/api'
import type { Messages } from '@kathasagar/ui'

/** What is said when a story could not be created. */
export function creationRefusal(
  error: unknown,
  { writing, site }: Pick<AuthoringMessages, 'writing'> & Pick<Messages, 'site'>,
): string {
  const status = statusOf(error)
  if (status === 401) return writing.expired
  // Only this refusal says what the author can do about it.
  if (status === 403 && errorBodyOf(error)?.code !== 'author_unverified') return writing.forbidden
  return messageFor(error, status === 422 ? writing.invalid : writing.notCreated, site)
}
