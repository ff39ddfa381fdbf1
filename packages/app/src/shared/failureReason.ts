import { isNetworkError, messageFor } from '@kathasagar/api'
import type { Messages } from '@kathasagar/ui'

/** Returns why a call failed. Only a missing response is blamed on the connection. */
export const failureReason = (error: unknown, site: Messages['site']): string =>
  messageFor(error, isNetworkError(error) ? site.failed.connection : site.failed.tryAgain, site)
