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

type InputOf<Part extends string, R> = R extends { [K in Part]: infer S }
  ? S extends z.ZodMiniType
    ? z.input<S>
    : unknown
  : unknown

type Needing = { params: unknown } | { body: unknown } | { query: unknown }

/** The same in one object; whatever else is in it narrows a list. A call that needs nothing is asked nothing. */
export type Asked<R extends Route> = R extends Needing
  ? InputOf<'params', R> & InputOf<'body', R>
  : void

/** A request, and what becomes of a sign-in that is found to be lost with it. */
interface ApiRequest extends FetchArgs, Pick<Route, 'onExpired'> {
  /** A guest may make it. */
  isPlaying?: boolean
}

type AnyParts = Record<'params', Record<string, string>> &
  Record<'body', unknown> &
  Record<'query', Record<string, string | number>>

/** A call that is to be made; what the contract says of it may have to be loaded first. */
export interface ApiCall {
  route: () => Promise<Route>
  /** What it needs, by its parts; or all of it, which the contract parts by its names. */
  given: Partial<AnyParts> | { asked: unknown }
  /** How it is sent and read, beyond what the contract says. */
  sending?: Pick<FetchArgs, 'headers' | 'responseHandler'>
}

/** What a path names stands in it; the rest is the body, or the query of a call that takes none. */
function partsOf({ path, body }: Route, asked: unknown): Partial<AnyParts> {
  const names = path.split('/')
  const all = Object.entries(asked ?? {}).filter(([, value]) => value !== undefined)
  const [params = {}, rest = {}] = [true, false].map((isNamed) =>
    Object.fromEntries(all.filter(([key]) => names.includes(`:${key}`) === isNamed)),
  )
  if (body) return { params, body: rest }
  return Object.keys(rest).length > 0 ? { params, query: rest } : { params }
}

/** Turns a call of the contract into a request below the API's base path. */
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
