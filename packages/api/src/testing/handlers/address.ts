import { HttpResponse } from 'msw'

import type { ErrorCode } from '../../contract/errors.ts'
import { API_BASE } from '../../contract/vocabulary/vocabulary.ts'
import { routes, type RouteName } from '../../contract/routes.ts'
import { makeError } from '../fixtures/errors.ts'

export const addressOf = (name: RouteName) => `*${API_BASE}${routes[name].path}`

export function refusal(code: ErrorCode, fields = {}) {
  const { status, body } = makeError(code, fields)
  return HttpResponse.json(body, { status })
}
