import { http, HttpResponse, type HttpHandler } from 'msw'

import type { ErrorBody } from '../../contract/errorBody.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { type Route } from '../../contract/route.ts'
import { routes, type AnswerOf, type RouteName } from '../../contract/routes.ts'
import { addressOf, refusal } from './address.ts'

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

export function answer<N extends RouteName>(
  name: N,
  give: AnswerOf<N> | ((request: Request) => AnswerOf<N> | Promise<AnswerOf<N>>),
): HttpHandler {
  const { method, status = 200 }: Route = routes[name]
  return verbs[method](addressOf(name), async ({ request }) => {
    const value = typeof give === 'function' ? await give(request) : give
    return HttpResponse.json(value, { status })
  })
}

export function refuse(
  name: RouteName,
  code: ErrorCode,
  fields: Partial<ErrorBody> = {},
): HttpHandler {
  return verbs[routes[name].method](addressOf(name), () => refusal(code, fields))
}
