import type { IncomingHttpHeaders } from 'node:http'

import { IdempotencyKey, type ErrorCode, IDEMPOTENCY_HEADER } from '@kathasagar/api/contract'

import type { Refusal } from '../platform/call.ts'

/** Returns the idempotency key, or null if there is none. Returns a refusal with `code` if the key is malformed. */
export function requestKeyOf(
  headers: IncomingHttpHeaders,
  code: ErrorCode,
): string | null | Refusal {
  const header = headers[IDEMPOTENCY_HEADER]
  if (header === undefined) return null
  const { success, data } = IdempotencyKey.safeParse(header)
  return success ? data : { code }
}
