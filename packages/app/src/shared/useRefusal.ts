import { messageFor, fieldMessages, isNetworkError } from '@kathasagar/api'
import type { Messages } from '@kathasagar/ui'
import type { FormRefusal } from '@kathasagar/ui/layout'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** Returns a function that resolves with the error message of a call, or null. */
export function useRefusal() {
  const site = useSiteMessages()

  return async (call: Promise<{ error?: unknown }>, fallback: string = site.failed.save) => {
    const { error } = await call
    return error ? messageFor(error, fallback, site) : null
  }
}

/** Returns errors by field, one message, or null if there is no error. `say` formats the message. */
export function refusalOf(
  error: unknown,
  fallback: string,
  site: Messages['site'],
  say: (error: unknown, fallback: string, words: Messages['site']) => string = messageFor,
): FormRefusal | null {
  if (!error) return null
  const errors = fieldMessages(error, site)
  return Object.keys(errors).length > 0 ? { errors } : say(error, fallback, site)
}

/** Returns why a call failed. Blames the connection only if there was no response. */
export const failureReason = (error: unknown, site: Messages['site']): string =>
  messageFor(error, isNetworkError(error) ? site.failed.connection : site.failed.tryAgain, site)
