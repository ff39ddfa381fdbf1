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
  given: Partial<AnyParts>
  /** How it is sent and read, beyond what the contract says. */
  sending?: Pick<FetchArgs, 'headers' | 'responseHandler'>
}

/** Turns a call of the contract into a request below the API's base path. */
export async function requestOf({ route, given, sending }: ApiCall): Promise<ApiRequest> {
  const { method, path, onExpired, access } = await route()
  const url = path.replace(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent(given.params?.[key] ?? ''),
  )
  return {
    url,
    method,
    ...sending,
    ...(access === 'player' ? { isPlaying: true } : {}),
    ...(onExpired ? { onExpired } : {}),
    ...(given.query ? { params: given.query } : {}),
    ...(given.body === undefined ? {} : { body: given.body }),
  }
}
