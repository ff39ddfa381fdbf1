import type { FetchArgs } from '@reduxjs/toolkit/query'
import type * as z from 'zod/mini'

import type { Route } from '../contract/route.ts'

/** Parameters and body of a call according to the contract, with an optional query. */
export type RequestParts<R extends Route> = Given<'params', R> &
  Given<'body', R> & { query?: Record<string, string | number> }

type InputOf<Part extends string, R> = R extends { [K in Part]: infer S }
  ? S extends z.ZodMiniType
    ? z.input<S>
    : unknown
  : unknown

type Given<Part extends string, R> = R extends { [K in Part]: z.ZodMiniType }
  ? { [K in Part]: InputOf<Part, R> }
  : unknown

type Needing = { params: unknown } | { body: unknown } | { query: unknown }

/** Parameters and body in one object. Its additional fields become the query. */
export type CallArgs<R extends Route> = R extends Needing
  ? InputOf<'params', R> & InputOf<'body', R>
  : void

interface ApiRequest extends FetchArgs, Pick<Route, 'onExpired'> {
  isPlaying?: boolean
}

type AnyParts = Record<'params', Record<string, string>> &
  Record<'body', unknown> &
  Record<'query', Record<string, string | number>>

export interface ApiCall {
  route: () => Promise<Route>
  /** Arguments that are grouped by part, or in one object that is split according to the contract. */
  given: Partial<AnyParts> | { asked: unknown }
  sending?: Pick<FetchArgs, 'headers' | 'responseHandler'>
}

/** Splits arguments into path parameters, and the body or query. */
function partsOf({ path, body }: Route, asked: unknown): Partial<AnyParts> {
  const names = path.split('/')
  const all = Object.entries(asked ?? {}).filter(([, value]) => value !== undefined)
  const [params = {}, rest = {}] = [true, false].map((isNamed) =>
    Object.fromEntries(all.filter(([key]) => names.includes(`:${key}`) === isNamed)),
  )
  if (body) return { params, body: rest }
  return Object.keys(rest).length > 0 ? { params, query: rest } : { params }
}

export async function requestOf(call: ApiCall): Promise<ApiRequest> {
  const route = await call.route()
  const { method, path, onExpired, access } = route
  const given = 'asked' in call.given ? partsOf(route, call.given.asked) : call.given
  const url = path.replace(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent(given.params?.[key] ?? ''),
  )
  return {
    url,
    method,
    ...call.sending,
    ...(access === 'player' ? { isPlaying: true } : {}),
    ...(onExpired ? { onExpired } : {}),
    ...(given.query ? { params: given.query } : {}),
    ...(given.body === undefined ? {} : { body: given.body }),
  }
}
