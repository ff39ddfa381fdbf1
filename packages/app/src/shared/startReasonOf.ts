import { isUnreached, messageFor } from '@kathasagar/api'
import type { Messages } from '@kathasagar/ui'

/** Returns why a story could not be begun. Only a call that got no answer is put down to the connection. */
export const startReasonOf = (error: unknown, site: Messages['site']): string =>
  messageFor(error, isUnreached(error) ? site.failed.connection : site.failed.tryAgain, site)
