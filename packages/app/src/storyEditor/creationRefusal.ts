import type { AuthoringMessages } from '@kathasagar/ui/authoring'
import { errorBodyOf, messageFor, statusOf } from '@kathasagar/api'
import type { Messages } from '@kathasagar/ui'

/** Returns the message for a story that could not be created. */
export function creationRefusal(
  error: unknown,
  { writing, site }: Pick<AuthoringMessages, 'writing'> & Pick<Messages, 'site'>,
): string {
  const status = statusOf(error)
  if (status === 401) return writing.expired
  if (status === 403 && errorBodyOf(error)?.code !== 'author_unverified') return writing.forbidden
  return messageFor(error, status === 422 ? writing.invalid : writing.notCreated, site)
}
