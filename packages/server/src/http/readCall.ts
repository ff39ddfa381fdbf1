import {
  FORM_MESSAGES,
  type ErrorCode,
  type FieldFault,
  type Route,
} from '@kathasagar/api/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { isRefusal, type Refusal } from '../services/refusal.ts'
import { validationMessage, namedFault } from './validationMessages.ts'

// Also where a schema reads a part by itself, which hears nothing of the call.
z.config({ customError: validationMessage })

/** The parts of a call after the contract has read them. */
export interface CallParts {
  params: unknown
  query: unknown
  body: unknown
}

/** More than anybody mends at once. */
const FAULTS_TOLD = 100

const faultsOf = (issues: readonly z.core.$ZodIssue[]): FieldFault[] =>
  issues.slice(0, FAULTS_TOLD).map(({ path, message, code }) => ({
    loc: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    msg: namedFault(message, path),
    // A fault with a name is told by it, so that clients say it in words of their own.
    type: Object.hasOwn(FORM_MESSAGES, message) ? message : code,
  }))

/** What the schema makes of a part, or the refusal of its faults. */
function readPart(schema: z.ZodMiniType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined
  const { success, data, error } = schema.safeParse(given ?? {})
  if (success) return data
  return { code: 'invalid_fields', detail: faultsOf(error.issues) } satisfies Refusal
}

/** An id that cannot be one names nothing: where the call knows a word for that, it is said. */
const absenceOf = ({ errors = [] }: Route): ErrorCode | undefined =>
  errors.find((code) => code.endsWith('not_found'))

/**
 * Reads params, query and body by the contract. The client takes any 422 of an action for a
 * shortage of XP, so there a wrong body is `invalid_action`.
 */
export function readCall(route: Route, request: FastifyRequest): CallParts | Refusal {
  const params = readPart(route.params, request.params)
  const absence = absenceOf(route)
  if (isRefusal(params)) return absence ? { code: absence } : params

  const query = readPart(route.query, request.query)
  if (isRefusal(query)) return query

  const body = readPart(route.body, request.body)
  if (!isRefusal(body)) return { params, query, body }
  return route.errors?.includes('invalid_action') ? { code: 'invalid_action' } : body
}
