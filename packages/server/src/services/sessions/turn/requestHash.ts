import { createHash } from 'node:crypto'

import type { ActionRequest } from '@kathasagar/api/contract'

/**
 * Tells whether two requests ask for the same. Read from the parsed body, whose fields stand in
 * the contract's order, so that spaces and the order of keys do not count.
 */
export const requestHash = (action: ActionRequest): string =>
  createHash('sha256').update(JSON.stringify(action)).digest('hex')
