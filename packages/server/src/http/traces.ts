import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'

import type { Context as TraceContext, Span, SpanContext } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Context } from '../modules/calls.ts'

const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Parses the W3C `traceparent` header of a proxy. */
function remoteSpan(header: unknown): SpanContext | null {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(header)) ?? []
  if (!traceId || !spanId) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true }
}

/** Loads the CommonJS version, because the ES modules don't resolve under all conditions. */
function loadOpenTelemetry() {
  const require = createRequire(import.meta.url)
  return {
    api: require('@opentelemetry/api') as typeof import('@opentelemetry/api'),
    sdk: require('@opentelemetry/sdk-trace') as typeof import('@opentelemetry/sdk-trace'),
    otlp: require('@opentelemetry/exporter-trace-otlp-http') as typeof import('@opentelemetry/exporter-trace-otlp-http'),
    resources: require('@opentelemetry/resources') as typeof import('@opentelemetry/resources'),
  }
}

function openTracer(
  endpoint: string,
  { sdk, otlp, resources }: ReturnType<typeof loadOpenTelemetry>,
) {
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'kathasagar' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  return { tracer: provider.getTracer('kathasagar'), close: () => provider.shutdown() }
}

export interface TracesSettings {
  ports: Pick<Context, 'telemetry'>
  /** Address of the OTLP collector. Null disables traces. */
  otlpEndpoint: string | null
}

/** Sends traces. For privacy, traces contain no text, and route patterns instead of paths. */
export function sendTraces(app: FastifyInstance, { ports, otlpEndpoint }: TracesSettings): void {
  if (otlpEndpoint === null) return
  const telemetry = loadOpenTelemetry()
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = telemetry.api
  const { tracer, close } = openTracer(otlpEndpoint, telemetry)
  const current = new AsyncLocalStorage<TraceContext>()
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const remote = remoteSpan(request.headers['traceparent'])
    const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': method, 'http.route': route }
    const kind = SpanKind.SERVER
    const span = tracer.startSpan(`${method} ${route}`, { kind, attributes }, parent)
    spans.set(request, span)
    current.run(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  ports.telemetry.onTurn(({ ms, ...record }) => {
    const known = Object.entries(record).filter(([, value]) => value !== null)
    const attributes = Object.fromEntries(
      known.map(([name, value]) => [`kathasagar.${name}`, value as string | number]),
    )
    const startTime = Date.now() - ms
    tracer.startSpan('turn', { attributes, startTime }, current.getStore() ?? ROOT_CONTEXT).end()
  })
  app.addHook('onClose', close)
}
