import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'

import fastifyCompress from '@fastify/compress'
import { API_BASE } from '@kathasagar/api/contract'
import { fastify, LogController, type ConnectionError, type FastifyInstance } from 'fastify'

import { createAdmission } from './http/admission.ts'
import { bindRoutes } from './http/bind.ts'
import { answerEarly, isAnswered } from './http/earlyAnswers.ts'
import { discoveryRoutes } from './http/discovery.ts'
import { codeOfError, errorBody, refuse } from './http/errorTable.ts'
import { createGuestCache } from './http/guestCache.ts'
import { API_HEADERS, transportHeaders } from './http/headers.ts'
import { embedRoutes, type EmbedSettings } from './http/embed.ts'
import { healthRoutes } from './http/health.ts'
import { imageRoutes } from './http/images.ts'
import { acceptOnlyJson } from './http/jsonBody.ts'
import { watchReadiness } from './http/watchReadiness.ts'
import { createLimiter, type Limiter } from './http/limits.ts'
import { logOptions, logRequests, type LogFormat } from './http/log.ts'
import { coverRoutes } from './http/covers.ts'
import { pictureRoutes } from './http/pictures.ts'
import { weightRoutes } from './http/weights.ts'
import { storyPageRoutes } from './http/storyPages.ts'
import { policyReportRoutes } from './http/policyReports.ts'
import { terminalLog } from './http/terminalLog.ts'
import { serveMetrics } from './http/metrics.ts'
import { sendTraces } from './http/traces.ts'
import { servePages, type PageSettings } from './http/pages.ts'
import { referenceRoutes } from './http/reference.ts'
import { allRoutes } from './http/routes/allRoutes.ts'
import type { PoolStatus, ReplicaStatus } from './services/databaseStatus.ts'
import type { Ports } from './services/ports.ts'
import type { Hindrance } from './services/readiness.ts'
import type { Refusal } from './services/refusal.ts'

export interface AppSettings extends PageSettings, EmbedSettings {
  ports: Ports
  logLevel: string
  logFormat: LogFormat
  /** Where log lines go; standard output unless said. */
  logTo?: { write(line: string): void }
  /** Aborts when the server stops: streams end. */
  stopping: AbortSignal
  /** Addresses and nets of proxies whose word on the caller's address is taken. */
  trustProxy: readonly string[]
  /** What keeps turns from being begun here, or the database from taking them; null where nothing does. */
  findHindrance: () => Promise<Hindrance | null>
  /** Connections to the database, by what they are for. */
  pools: () => Readonly<Record<string, PoolStatus>>
  /** How the replica stands that lists are read from; null where there is none. */
  replica: (() => ReplicaStatus) | null
  metricsToken: string | null
  otlpEndpoint: string | null
  /** How long guests may share one answer of a public list, in milliseconds. */
  guestCacheMs: number
  /** A call is answered within so many milliseconds, without its outcome where it has none yet. */
  answerWithinMs: number
}

/** What three packets hold arrives no sooner packed, and packing takes as long as a question to the database. */
const COMPRESS_FROM_BYTES = 4096
const LONGEST_PARAM = 2048
const HEADERS_TIMEOUT_MS = 15_000
const BODY_TIMEOUT_MS = 30_000
/** How long a connection of a browser stays open between two requests. */
const KEEP_ALIVE_MS = 5000
/**
 * The same of a proxy, which keeps connections to send the next caller's request on: longer than
 * any keeps them (Caddy two minutes, nginx and load balancers one), so that it is the proxy that
 * closes. A request sent while the server closes is answered by the proxy with 502.
 */
const PROXY_KEEP_ALIVE_MS = 130_000
/** How often connections are looked at that have passed their time. */
const LOOK_EVERY_MS = 2000
const LONGEST_URL = 8 * 1024

/** What cannot be read as HTTP gets a plain answer; there is no request to answer properly. */
function answerGarbage(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || isAnswered(socket)) return socket.destroy() && undefined
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify(
    errorBody({ code: isSlow ? 'too_slow' : 'malformed_request' }, randomUUID()),
  )
  const heads = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(heads).map(([name, value]) => `${name}: ${value}`)
  const status = isSlow ? '408 Request Timeout' : '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
}

function loggerOf({ logLevel, logFormat, logTo }: AppSettings) {
  if (logLevel === 'silent') return false
  const stream = logFormat === 'pretty' ? terminalLog(logTo ?? process.stdout) : logTo
  return { ...logOptions(logLevel), ...(stream && { stream }) }
}

const createServer = (settings: AppSettings, { trustProxy } = settings) =>
  fastify({
    logger: loggerOf(settings),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
    frameworkErrors: (error, _request, reply) => void refuse(reply, { code: codeOfError(error) }),
    clientErrorHandler: answerGarbage,
    requestTimeout: BODY_TIMEOUT_MS,
    keepAliveTimeout: trustProxy.length > 0 ? PROXY_KEEP_ALIVE_MS : KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    return503OnClosing: false,
  })

const KIB = 1024
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const tooLarge = (bodyLimit = 0): Refusal => ({
  code: 'too_large',
  detail: `The request is too large: ${Math.floor(bodyLimit / KIB)} KiB is the most.`,
})

function handleErrors(app: FastifyInstance): void {
  answerEarly(app)
  app.setErrorHandler((error, request, reply) => {
    const code = codeOfError(error, request.raw)
    if (code === 'internal') request.log.error({ err: error }, 'unexpected')
    return refuse(reply, code === 'too_large' ? tooLarge(request.routeOptions.bodyLimit) : { code })
  })
}

/** Tells the operator of requests and turns. */
function measure(app: FastifyInstance, settings: AppSettings): void {
  settings.ports.telemetry.onTurn((turn) => app.log.info({ turn }, 'a turn'))
  serveMetrics(app, settings)
  sendTraces(app, settings)
}

function closePools(app: FastifyInstance, ports: Ports): void {
  const pools = [ports.storyReviewer, ports.inkRunner, ports.storyImporter, ports.cardPainter]
  app.addHook('onClose', () => Promise.all(pools.map((pool) => pool.close())))
}

/** What is neither a call nor a page of the app: files, and what other sites and programs ask for. */
function serveBesideCalls(app: FastifyInstance, settings: AppSettings, limiter: Limiter): void {
  const { ports, publicUrl } = settings
  for (const serveMade of [pictureRoutes, weightRoutes]) serveMade(app, ports)
  coverRoutes(app, limiter)
  imageRoutes(app, ports, limiter)
  discoveryRoutes(app, ports, publicUrl)
  embedRoutes(app, ports, { ...settings, limiter })
  storyPageRoutes(app, ports, { ...settings, limiter })
  policyReportRoutes(app, limiter)
}

/** The whole HTTP side over given ports. Listens to nothing yet. */
export async function buildApp(given: AppSettings): Promise<FastifyInstance> {
  const app = createServer(given)
  const settings = { ...given, findHindrance: watchReadiness(given.findHindrance, app.log) }
  const { ports, findHindrance, guestCacheMs, publicUrl } = settings
  const limiter = createLimiter(ports)
  const everywhere = { ...API_HEADERS, ...transportHeaders(publicUrl) }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...everywhere, 'x-request-id': request.id })
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
    if (hosts.length > 1) return refuse(reply, { code: 'malformed_request' })
    if (request.url.length > LONGEST_URL) return refuse(reply, { code: 'too_large' })
    // What a caller sent is never sent back, as TRACE would have it.
    if (!METHODS.includes(request.method)) {
      return refuse(reply.header('allow', METHODS.join(', ')), { code: 'method_not_allowed' })
    }
  })
  logRequests(app, settings.logFormat)
  measure(app, settings)
  handleErrors(app)
  acceptOnlyJson(app)

  await app.register(fastifyCompress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] })
  healthRoutes(app, { findHindrance, replica: settings.replica })
  await app.register(
    async (api) => {
      const guestCache = createGuestCache(guestCacheMs)
      ports.bus.hear(({ kind }) => kind === 'lists_changed' && guestCache.forget())
      const admission = createAdmission(api)
      bindRoutes(api, allRoutes, { ...settings, limiter, guestCache, admission })
    },
    { prefix: API_BASE },
  )
  referenceRoutes(app, publicUrl)
  serveBesideCalls(app, settings, limiter)
  await servePages(app, settings)
  closePools(app, ports)
  return app
}
