import type { IncomingHttpHeaders } from 'node:http'

import { IdempotencyKey, type ErrorCode } from '@kathasagar/api/contract'
import { IDEMPOTENCY_HEADER } from '@kathasagar/api/contract/vocabulary'

import type { Refusal } from '../services/refusal.ts'

/** The client's key for this click, if it sent one; what cannot be one is refused by the code. */
export function requestKeyOf(
  headers: IncomingHttpHeaders,
  code: ErrorCode,
): string | null | Refusal {
  const header = headers[IDEMPOTENCY_HEADER]
  if (header === undefined) return null
  const { success, data } = IdempotencyKey.safeParse(header)
  return success ? data : { code }
}
