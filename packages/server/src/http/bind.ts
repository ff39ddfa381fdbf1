import { createHash } from 'node:crypto'

import { routes, SentFile, FORM_MESSAGES } from '@kathasagar/api/contract'
import type { Route, RouteName, ErrorCode, FieldIssue } from '@kathasagar/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { originOf } from '../modules/auth/index.ts'
import { isRefusal } from '../platform/call.ts'
import type { Call, Caller, CallInput, Refusal } from '../platform/call.ts'
import type { Calls, Context } from '../modules/calls.ts'
import type { CountedHit } from '../platform/rateLimits.ts'
import type { RequestAdmission } from './admission.ts'
import { authenticate, deviceCookie, deviceTokenIn } from './authenticate.ts'
import { refuse } from './errorTable.ts'
import { isEventStream, sendEvents } from './eventStream.ts'
import type { GuestCache } from './guestCache.ts'
import { addressKey, type Limiter } from './limits.ts'
import { validationMessage, fieldMessage } from './validationMessages.ts'

// The messages are set globally, because some schemas also parse input outside of calls.
z.config({ customError: validationMessage })

interface CallParts {
  params: unknown
  query: unknown
  body: unknown
}

const MAX_FAULTS = 100

const faultsOf = (issues: readonly z.core.$ZodIssue[]): FieldIssue[] =>
  issues.slice(0, MAX_FAULTS).map(({ path, message, code }) => ({
    loc: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    msg: fieldMessage(message, path),
    // Clients translate errors by this name.
    type: Object.hasOwn(FORM_MESSAGES, message) ? message : code,
  }))

function readPart(schema: z.ZodMiniType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined
  const { success, data, error } = schema.safeParse(given ?? {})
  if (success) return data
  return { code: 'invalid_fields', detail: faultsOf(error.issues) } satisfies Refusal
}

/** Returns the call's `…not_found` code, or undefined. Malformed IDs get this code. */
const notFoundCode = ({ errors = [] }: Route): ErrorCode | undefined =>
  errors.find((code) => code.endsWith('not_found'))

/** Parses a call. Never answers an invalid action with 422, which clients treat as insufficient XP. */
function readCall(route: Route, request: FastifyRequest): CallParts | Refusal {
  const params = readPart(route.params, request.params)
  const absence = notFoundCode(route)
  if (isRefusal(params)) return absence ? { code: absence } : params

  const query = readPart(route.query, request.query)
  if (isRefusal(query)) return query

  const body = readPart(route.body, request.body)
  if (!isRefusal(body)) return { params, query, body }
  return route.errors?.includes('invalid_action') ? { code: 'invalid_action' } : body
}

/** Headers that stop a downloaded HTML page from running scripts or loading other sites. */
const FILE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'private, no-cache',
} as const

function sendFile(reply: FastifyReply, { file_name, media_type, bytes }: SentFile) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.headers({
    ...FILE_HEADERS,
    etag,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
  })
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  const type = media_type.startsWith('text/') ? `${media_type}; charset=utf-8` : media_type
  return reply.type(type).send(Buffer.from(bytes))
}

const writes = (name: RouteName) => {
  const { method, changesNothing, inReadOnly }: Route = routes[name]
  if (inReadOnly) return inReadOnly === 'refused'
  return method !== 'GET' && !changesNothing
}

const refuseWrites = (name: RouteName, { ledgerAudit }: Context): Refusal | null =>
  writes(name) && !ledgerAudit.isSound() ? { code: 'read_only' } : null

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    deviceToken: string
    /** Rate-limit hits that can be removed if the call is refused. */
    counted: CountedHit[] | null
    wasRead: boolean
  }
  interface FastifyContextConfig {
    keepsNames?: boolean
  }
}

export interface Binding {
  ports: Context
  guestCache: GuestCache
  limiter: Limiter
  admission: RequestAdmission
  answerWithinMs: number
  stopping: AbortSignal
}

const DEFAULT_BODY_LIMIT = 64 * 1024
/** Timeout of a stream. It is long, because a provider's time limit may be 15 minutes. */
const STREAM_TIMEOUT_MS = 960_000

/** Checks login and rate limits before the body is read. */
async function admitRequest(
  name: RouteName,
  request: FastifyRequest,
  { ports, limiter }: Pick<Binding, 'ports' | 'limiter'>,
) {
  const closed = refuseWrites(name, ports)
  if (closed) return closed
  const counted: CountedHit[] = (request.counted = [])
  const tooOften = await limiter.ofAddress(name, request.ip, counted)
  if (tooOften) return tooOften
  const { authorization } = request.headers
  const known = await authenticate(name, authorization, ports, (id) =>
    limiter.countOf(name, id, counted),
  )
  if (isRefusal(known)) return known
  request.caller = known?.caller ?? null
  return known && ((await limiter.ofUser(name, known.caller.user.id, counted)) ?? known.tooOften)
}

/** Returns true if the rate-limit hits are removed, because the refused call had no effect. */
function isSpared({ rateLimit }: Route, { wasRead }: FastifyRequest, status: number): boolean {
  if (status < 400 || !rateLimit?.spares) return false
  return rateLimit.spares === 'refused' || !wasRead
}

const changesGuestLists = ({ method, path, changesNothing }: Route) =>
  method !== 'GET' && !changesNothing && /^\/(stories|categories|admin)\b/.test(path)

/** Returns true if the call may change the caller's lists. Turns are in no list. */
const changesOwnLists = ({ method, changesNothing, streams }: Route) =>
  method !== 'GET' && !changesNothing && !streams

function clearListCaches(route: Route, { ports, guestCache }: Binding) {
  if (!changesGuestLists(route)) return
  guestCache.forget()
  ports.bus.tell({ kind: 'lists_changed' })
}

function inputOf<N extends RouteName>(name: N, request: FastifyRequest, ports: Context) {
  const route: Route = routes[name]
  const parts = readCall(route, request)
  if (isRefusal(parts)) return parts
  request.wasRead = true
  const { caller, headers, ip, id: requestId } = request
  request.deviceToken = deviceTokenIn(name, headers.cookie)
  const wantsStream = route.streams === true && /text\/event-stream/.test(headers.accept ?? '')
  // The cast is safe, because readCall and admitRequest have checked the input.
  const input = {
    ...parts,
    user: caller?.user ?? null,
    caller,
    headers,
    ip,
    wantsStream,
    requestId,
    // A getter computes the hash on demand, because few calls need it.
    get origin() {
      return originOf(ports, request.deviceToken, addressKey(ip))
    },
  }
  return input as CallInput<N>
}

const optionsOf = (route: Route, answerWithinMs: number) => ({
  method: route.method,
  url: route.path,
  // Mail programs send HEAD requests to links, which must not consume them.
  exposeHeadRoute: route.method === 'GET' && route.hasEffect !== true,
  bodyLimit: route.bodyLimit ?? DEFAULT_BODY_LIMIT,
  config: { keepsNames: route.keepsNames === true },
  handlerTimeout: route.streamWithinMs ?? (route.streams ? STREAM_TIMEOUT_MS : answerWithinMs),
})

/** Runs a call. Reads lists from the replica, except after the caller's own changes. */
const runHandler =
  <N extends RouteName>(route: Route, call: Call<N, Context>, ctx: Context) =>
  async (input: CallInput<N>) => {
    const { caller } = input
    if (route.mayLag) {
      const reader = caller?.user.id ?? null
      return ctx.listReads.read(reader, (store) => call({ ...ctx, ...store }, input))
    }
    if (caller && changesOwnLists(route)) await ctx.listReads.noteWrite(caller.user.id)
    return call(ctx, input)
  }

function rememberDevice(
  name: RouteName,
  { deviceToken }: FastifyRequest,
  reply: FastifyReply,
  ports: Context,
) {
  const cookie = deviceCookie(name, deviceToken, ports.siteUrl())
  if (cookie !== null) reply.header('set-cookie', cookie)
}

function bindRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  call: Call<N, Context>,
  binding: Binding,
) {
  const { ports, guestCache, stopping, admission, limiter } = binding
  const route: Route = routes[name]

  const answer = runHandler(route, call, ports)
  const produce = async (request: FastifyRequest): Promise<unknown> => {
    const input = inputOf(name, request, ports)
    const outcome = isRefusal(input) ? input : await answer(input)
    request.leave()
    // Parsing removes fields that the contract doesn't declare.
    return isRefusal(outcome) || isEventStream(outcome) ? outcome : route.answer.parse(outcome)
  }

  app.route({
    ...optionsOf(route, binding.answerWithinMs),
    onRequest: async (request, reply) => {
      const refusal = admission.enter(request) ?? (await admitRequest(name, request, binding))
      if (refusal) return refuse(reply, refusal)
    },
    // Removes the hits first, because the client may repeat the call immediately.
    onSend: async (request, reply) => {
      if (isSpared(route, request, reply.statusCode)) await limiter.giveBack(request.counted ?? [])
    },
    handler: async (request, reply) => {
      if (request.caller === null && route.cacheForGuests) {
        return guestCache.send(request, reply, () => produce(request))
      }
      const outcome = await produce(request)
      if (!isRefusal(outcome)) rememberDevice(name, request, reply, ports)
      if (!isRefusal(outcome)) clearListCaches(route, binding)
      return present(reply, outcome, route, stopping)
    },
  })
}

function present(reply: FastifyReply, outcome: unknown, route: Route, stopping: AbortSignal) {
  if (isRefusal(outcome)) return refuse(reply, outcome)
  if (isEventStream(outcome)) return sendEvents(reply, outcome, stopping)
  if (route.sendsFile) return sendFile(reply, SentFile.parse(outcome))
  return reply.code(route.status ?? 200).send(outcome)
}

function bindOtherMethods(app: FastifyInstance) {
  const all = Object.values<Route>(routes)
  const slashless = (path: string) => path.replace(/\/$/, '')
  for (const path of new Set(all.map(({ path }) => slashless(path)))) {
    const has = new Set<string>(
      all.filter((route) => slashless(route.path) === path).map(({ method }) => method),
    )
    const refusal: Refusal = { code: 'method_not_allowed' }
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((it) => !has.has(it)),
      url: path,
      onRequest: async (_request, reply) =>
        refuse(reply.header('allow', [...has].join(', ')), refusal),
      handler: async () => undefined,
    })
  }
}

export function bindRoutes(app: FastifyInstance, calls: Calls, binding: Binding): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('deviceToken', '')
  app.decorateRequest('counted', null)
  app.decorateRequest('wasRead', false)
  const bind = <N extends RouteName>(name: N) => bindRoute(app, name, calls[name], binding)
  for (const name of Object.keys(routes) as RouteName[]) bind(name)
  bindOtherMethods(app)
}
