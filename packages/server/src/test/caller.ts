import { isDeepStrictEqual } from 'node:util'

import {
  API_BASE,
  routes,
  type AnswerOf,
  type ErrorBody,
  type Route,
  type RouteName,
} from '@kathasagar/api/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export interface CallParts {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export interface Answered<N extends RouteName> {
  status: number
  headers: LightMyRequestResponse['headers']
  text: string
  bytes: Uint8Array
  /** Returns the answer to a successful call. Throws if the call is refused or a field is undeclared. */
  answer(): AnswerOf<N>
  refusal(): ErrorBody
}

export interface Player {
  id: string
  username: string
  email: string
  password: string
  access_token: string
  refresh_token: string
}

export interface Caller {
  app: FastifyInstance
  call<N extends RouteName>(name: N, parts?: CallParts): Promise<Answered<N>>
  /** Makes a call and returns its answer. Throws on a refusal. */
  ask<N extends RouteName>(name: N, parts?: CallParts): Promise<AnswerOf<N>>
  register(names?: { username?: string; password?: string }): Promise<Player>
  logIn(
    player: { username: string; password: string },
    more?: { remember_me?: boolean },
  ): Promise<Answered<'login'>>
}

export const PASSWORD = 'Sagar#2042x'

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(params[key] ?? ''))

function wrap<N extends RouteName>(name: N, response: LightMyRequestResponse): Answered<N> {
  const { statusCode: status, headers, payload: text, rawPayload: bytes } = response
  return {
    status,
    headers,
    text,
    bytes,
    answer: () => {
      if (status >= 400) throw new Error(`${name} answered ${status}: ${text}`)
      const parsed = routes[name].answer.parse(response.json())
      if (!isDeepStrictEqual(parsed, response.json())) throw new Error(`${name} told too much`)
      return parsed as AnswerOf<N>
    },
    refusal: () => {
      if (status < 400) throw new Error(`${name} was not refused: ${text}`)
      return response.json<ErrorBody>()
    },
  }
}

let accounts = 0

export function createCaller(app: FastifyInstance): Caller {
  const call: Caller['call'] = async (name, { params, query = {}, body, token, headers } = {}) => {
    const route: Route = routes[name]
    const texts = Object.entries(query).map(([key, value]) => [key, String(value)])
    const response = await app.inject({
      method: route.method,
      url: API_BASE + fill(route.path, params),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      query: Object.fromEntries(texts),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return wrap(name, response)
  }

  const ask: Caller['ask'] = async (name, parts) => (await call(name, parts)).answer()

  const register: Caller['register'] = async (names = {}) => {
    accounts += 1
    const username = names.username ?? `player_${accounts}`
    const password = names.password ?? PASSWORD
    const email = `${username.toLowerCase()}@example.org`
    const body = { username, email, password, confirm_password: password }
    const { tokens, user } = (await call('register', { body })).answer()
    return { id: user.id, username, email, password, ...tokens }
  }

  const logIn: Caller['logIn'] = ({ username, password }, more = {}) =>
    call('login', { body: { email_or_username: username, password, ...more } })

  return { app, call, ask, register, logIn }
}

export const postFrom = (
  { app }: Pick<Caller, 'app'>,
  remoteAddress: string,
  path: string,
  payload: object,
) => app.inject({ method: 'POST', url: `${API_BASE}${path}`, remoteAddress, payload })
