import {
  FORM_MESSAGES,
  type ErrorCode,
  type FieldFault,
  type Route,
} from '@kathasagar/api/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { isRefusal, type Refusal } from '../platform/refusal.ts'
import { validationMessage, namedFault } from './validationMessages.ts'

// Global, because some schemas parse outside of a call.
z.config({ customError: validationMessage })

export interface CallParts {
  params: unknown
  query: unknown
  body: unknown
}

/** Maximum number of errors in a response. */
const MAX_FAULTS = 100

const faultsOf = (issues: readonly z.core.$ZodIssue[]): FieldFault[] =>
  issues.slice(0, MAX_FAULTS).map(({ path, message, code }) => ({
    loc: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    msg: namedFault(message, path),
    // Named errors let clients translate them.
    type: Object.hasOwn(FORM_MESSAGES, message) ? message : code,
  }))

function readPart(schema: z.ZodMiniType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined
  const { success, data, error } = schema.safeParse(given ?? {})
  if (success) return data
  return { code: 'invalid_fields', detail: faultsOf(error.issues) } satisfies Refusal
}

/** Returns the call's `…not_found` code for malformed IDs, if it has one. */
const notFoundCode = ({ errors = [] }: Route): ErrorCode | undefined =>
  errors.find((code) => code.endsWith('not_found'))

/** Invalid actions are `invalid_action`, because the client treats 422 as a lack of XP. */
export function readCall(route: Route, request: FastifyRequest): CallParts | Refusal {
  const params = readPart(route.params, request.params)
  const absence = notFoundCode(route)
  if (isRefusal(params)) return absence ? { code: absence } : params

  const query = readPart(route.query, request.query)
  if (isRefusal(query)) return query

  const body = readPart(route.body, request.body)
  if (!isRefusal(body)) return { params, query, body }
  return route.errors?.includes('invalid_action') ? { code: 'invalid_action' } : body
}
