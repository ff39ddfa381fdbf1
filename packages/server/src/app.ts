import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'

import fastifyCompress from '@fastify/compress'
import { API_BASE } from '@kathasagar/api/contract'
import { fastify, LogController, type ConnectionError, type FastifyInstance } from 'fastify'

import { createAdmission } from './http/admission.ts'
import { bindRoutes } from './http/bind.ts'
import { sendEarlyAnswers, isAnswered } from './http/earlyAnswers.ts'
import { discoveryRoutes } from './http/discovery.ts'
import { codeOfError, errorBody, refuse } from './http/errorTable.ts'
import { createGuestCache } from './http/guestCache.ts'
import { API_HEADERS, transportHeaders } from './http/headers.ts'
import { embedRoutes, type EmbedSettings } from './http/embed.ts'
import { healthRoutes, watchReadiness, type NotReadyReason } from './http/readiness.ts'
import { imageRoutes } from './http/images.ts'
import { acceptOnlyJson } from './http/jsonBody.ts'
import { createLimiter, type Limiter } from './http/limits.ts'
import { logOptions, logRequests, type LogFormat, terminalLog } from './http/log.ts'
import { weightRoutes } from './http/weights.ts'
import { storyPageRoutes } from './http/storyPages.ts'
import { policyReportRoutes } from './http/policyReports.ts'
import { serveMetrics } from './http/metrics.ts'
import { sendTraces } from './http/traces.ts'
import { servePages, type PageSettings } from './http/pages.ts'
import { referenceRoutes } from './http/reference.ts'
import { calls, type Context } from './modules/calls.ts'
import type { PoolStatus, ReplicaStatus } from './platform/databaseStatus.ts'
import type { Refusal } from './platform/call.ts'

export interface AppSettings extends PageSettings, EmbedSettings {
  ports: Context
  logLevel: string
  logFormat: LogFormat
  /** Output of the log. Default: standard output. */
  logTo?: { write(line: string): void }
  stopping: AbortSignal
  /** Addresses and CIDR blocks of proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: readonly string[]
  /** Returns the reason why no turn can start or be saved, or null. */
  findHindrance: () => Promise<NotReadyReason | null>
  pools: () => Readonly<Record<string, PoolStatus>>
  /** Status of the read replica. Null if there is none. */
  replica: (() => ReplicaStatus) | null
  metricsToken: string | null
  otlpEndpoint: string | null
  /** Cache time of public lists for guests, in ms. */
  guestCacheMs: number
  /** Time limit of a call, in ms. A slower call is reported as pending. */
  answerWithinMs: number
}

/** Minimum size to compress. Smaller bodies fit into three packets, and compressing takes as long as a query. */
const COMPRESS_FROM_BYTES = 4096
const MAX_PARAM_LENGTH = 2048
const HEADERS_TIMEOUT_MS = 15_000
const BODY_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 5000
/** Keep-alive timeout. It is longer than those of proxies (Caddy 2 min, nginx 1 min), so that they close first. */
const PROXY_KEEP_ALIVE_MS = 130_000
const CHECK_EVERY_MS = 2000
const MAX_URL_LENGTH = 8 * 1024

/** Responds to input that is not HTTP. Fastify creates no request for such input. */
function answerInvalidHttp(error: ConnectionError, socket: Socket): void {
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
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, _request, reply) => void refuse(reply, { code: codeOfError(error) }),
    clientErrorHandler: answerInvalidHttp,
    requestTimeout: BODY_TIMEOUT_MS,
    keepAliveTimeout: trustProxy.length > 0 ? PROXY_KEEP_ALIVE_MS : KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
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
  sendEarlyAnswers(app)
  app.setErrorHandler((error, request, reply) => {
    const code = codeOfError(error, request.raw)
    if (code === 'internal') request.log.error({ err: error }, 'unexpected')
    return refuse(reply, code === 'too_large' ? tooLarge(request.routeOptions.bodyLimit) : { code })
  })
}

function observe(app: FastifyInstance, settings: AppSettings): void {
  settings.ports.telemetry.onTurn((turn) => app.log.info({ turn }, 'a turn'))
  serveMetrics(app, settings)
  sendTraces(app, settings)
}

function closePools(app: FastifyInstance, ports: Context): void {
  const pools = [ports.storyReviewer, ports.inkRunner, ports.storyImporter, ports.cardPainter]
  app.addHook('onClose', () => Promise.all(pools.map((pool) => pool.close())))
}

function serveFiles(app: FastifyInstance, settings: AppSettings, limiter: Limiter): void {
  const { ports, publicUrl } = settings
  weightRoutes(app, ports)
  imageRoutes(app, ports, limiter)
  discoveryRoutes(app, ports, publicUrl)
  embedRoutes(app, ports, { ...settings, limiter })
  storyPageRoutes(app, ports, { ...settings, limiter })
  policyReportRoutes(app, limiter)
}

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
    if (request.url.length > MAX_URL_LENGTH) return refuse(reply, { code: 'too_large' })
    // TRACE would echo the request, including its credentials.
    if (!METHODS.includes(request.method)) {
      return refuse(reply.header('allow', METHODS.join(', ')), { code: 'method_not_allowed' })
    }
  })
  logRequests(app, settings.logFormat)
  observe(app, settings)
  handleErrors(app)
  acceptOnlyJson(app)

  await app.register(fastifyCompress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] })
  healthRoutes(app, { findHindrance, replica: settings.replica })
  await app.register(
    async (api) => {
      const guestCache = createGuestCache(guestCacheMs)
      ports.bus.hear(({ kind }) => kind === 'lists_changed' && guestCache.forget())
      const admission = createAdmission(api)
      bindRoutes(api, calls, { ...settings, limiter, guestCache, admission })
    },
    { prefix: API_BASE },
  )
  referenceRoutes(app, publicUrl)
  serveFiles(app, settings, limiter)
  await servePages(app, settings)
  closePools(app, ports)
  return app
}
