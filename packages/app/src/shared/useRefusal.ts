import { messageFor } from '@kathasagar/api'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** Returns a function that resolves with the error message of a call, or null. */
export function useRefusal() {
  const site = useSiteMessages()

  return async (call: Promise<{ error?: unknown }>, fallback: string = site.failed.save) => {
    const { error } = await call
    return error ? messageFor(error, fallback, site) : null
  }
}
