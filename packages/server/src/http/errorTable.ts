import type { IncomingMessage } from 'node:http'

import { describeWait, ERRORS, type ErrorBody, type ErrorCode } from '@kathasagar/api/contract'
import type { FastifyReply } from 'fastify'

import type { Refusal } from '../platform/call.ts'

/** Errors of Fastify and PostgreSQL that are temporary or caused by the caller. */
const KNOWN_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  // Text that UTF-8 or jsonb can't store. The contract already prevents number overflows.
  22021: 'malformed_request',
  '22P05': 'malformed_request',
  // Statement timeout and too many connections.
  57014: 'too_busy',
  53300: 'too_busy',
  // Unreachable or read-only database, full disk, and I/O error.
  DATABASE_AWAY: 'database_away',
  25006: 'database_away',
  53100: 'database_away',
  58030: 'database_away',
  OBJECT_STORE_AWAY: 'too_busy',
  FST_ERR_HANDLER_TIMEOUT: 'too_busy',
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  // Fastify returns this status for a path outside of the folder.
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'not_json',
}

/** Default of `retry_after`, in seconds. */
const COME_AGAIN_S = 2

export function codeOfError(error: unknown, request?: IncomingMessage): ErrorCode {
  if (!(error instanceof Error)) return 'internal'
  if ('code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT' && request?.complete === false)
    return 'too_slow'
  const known = 'code' in error ? KNOWN_ERRORS[String(error.code)] : undefined
  if (known) return known

  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 400 || status >= 500) return 'internal'
  return BY_STATUS[status] ?? 'malformed_request'
}

export function errorBody({ detail, ...refusal }: Refusal, requestId: string): ErrorBody {
  const { code, retry_after = COME_AGAIN_S } = refusal
  const sentence = ERRORS[code].detail.replace('{wait}', describeWait(retry_after, 'en'))
  return { ...refusal, detail: detail ?? sentence, request_id: requestId }
}

/** Sends a refusal. Only this function maps error codes to HTTP statuses. */
export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = ERRORS[refusal.code]
  const wait = refusal.retry_after ?? (status === 503 ? COME_AGAIN_S : undefined)
  if (wait !== undefined) reply.header('retry-after', wait)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).send(errorBody(refusal, reply.request.id))
}
