import type { FetchArgs } from '@reduxjs/toolkit/query'
import type * as z from 'zod/mini'

import type { Route } from '../contract/route.ts'

type Given<Part extends string, R> = R extends { [K in Part]: infer S }
  ? S extends z.ZodMiniType
    ? { [K in Part]: z.input<S> }
    : unknown
  : unknown

/** What a call needs: its params and body as the contract has them; queries may be left out. */
export type RequestParts<R extends Route> = Given<'params', R> &
  Given<'body', R> & { query?: Record<string, string | number> }

/** A request, and what becomes of a sign-in that is found to be lost with it. */
export interface ApiRequest extends FetchArgs, Pick<Route, 'onExpired'> {}

/** Turns a call of the contract into a request below the API's base path. */
export function requestOf<R extends Route>(
  { method, path, onExpired }: R,
  given: RequestParts<R>,
): ApiRequest {
  const parts: {
    params?: Record<string, string>
    body?: unknown
    query?: Record<string, string | number>
  } = given
  const url = path.replace(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent(parts.params?.[key] ?? ''),
  )
  return {
    url,
    method,
    ...(onExpired ? { onExpired } : {}),
    ...(parts.query ? { params: parts.query } : {}),
    ...(parts.body === undefined ? {} : { body: parts.body }),
  }
}
