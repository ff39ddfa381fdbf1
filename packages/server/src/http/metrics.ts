import { createHash, timingSafeEqual } from 'node:crypto'
import { createRequire } from 'node:module'

import type { FastifyInstance } from 'fastify'

import type { Context } from '../modules/calls.ts'
import { bearerOf } from './authenticate.ts'
import { refuse } from './errorTable.ts'
import type { PoolStatus, ReplicaStatus } from '../platform/databaseStatus.ts'
import { countMail } from '../modules/mail/index.ts'
import type { NotReadyReason } from './readiness.ts'

type Client = typeof import('prom-client')
type Registry = InstanceType<Client['Registry']>

interface GaugeSettings {
  ports: Context
  findHindrance: () => Promise<NotReadyReason | null>
  pools: () => Readonly<Record<string, PoolStatus>>
  replica: (() => ReplicaStatus) | null
}

const gaugesOf =
  ({ Gauge }: Client, registry: Registry) =>
  (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name: `kathasagar_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await value())
      },
    })

function addGauges(client: Client, registry: Registry, settings: GaugeSettings) {
  const { ports, findHindrance, pools, replica } = settings
  const gauge = gaugesOf(client, registry)
  gauge('running_turns', 'Turns that this process tells just now', ports.running.count)
  gauge('ready', 'Whether it takes turns, and the database takes them', async () =>
    Number((await findHindrance()) === null),
  )
  gauge('ledger_sound', 'Whether the last audit found nothing', () =>
    Number(ports.ledgerAudit.isSound()),
  )
  const { db } = ports
  gauge('mail_waiting', 'Mails of the installation that are not sent yet', () =>
    countMail(db, 0).catch(() => Number.NaN),
  )
  gauge('mail_refused', 'Of these, such as a mail server has refused before', () =>
    countMail(db, 1).catch(() => Number.NaN),
  )
  new client.Gauge({
    name: 'kathasagar_database_connections',
    help: 'Connections to PostgreSQL by pool; those that wait are calls without one',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, { open, idle, waiting }] of Object.entries(pools())) {
        this.set({ pool, state: 'busy' }, open - idle)
        this.set({ pool, state: 'idle' }, idle)
        this.set({ pool, state: 'waiting' }, waiting)
      }
    },
  })
  new client.Counter({
    name: 'kathasagar_list_reads_total',
    help: 'Lists by where they were read',
    labelNames: ['from'] as const,
    registers: [registry],
    collect() {
      const { replica: fromReplica, primary } = ports.listReads.counts()
      this.reset()
      this.inc({ from: 'replica' }, fromReplica)
      this.inc({ from: 'primary' }, primary)
    },
  })
  if (replica === null) return
  gauge('replica_used', 'Whether lists are read from the replica', () => Number(replica().isUsed))
  gauge('replica_lag_seconds', 'By how much the replica is behind, where that can be told', () => {
    const { lagMs } = replica()
    return lagMs === null ? Number.NaN : lagMs / 1000
  })
}

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const TURN_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80]

const digest = (text: string) => createHash('sha256').update(text).digest()

function countTurns({ Counter, Histogram }: Client, registry: Registry, { telemetry }: Context) {
  const registers = [registry]
  const labelNames = ['action', 'model', 'narrator', 'outcome'] as const
  const turns = new Histogram({
    name: 'kathasagar_turn_seconds',
    help: 'From the claim of a turn to its end',
    labelNames,
    buckets: TURN_SECONDS,
    registers,
  })
  const firstWords = new Histogram({
    name: 'kathasagar_first_words_seconds',
    help: 'From the claim of a turn to its first words',
    labelNames: ['model'] as const,
    buckets: TURN_SECONDS,
    registers,
  })
  const count = <L extends string>(name: string, help: string, labels: readonly L[]) =>
    new Counter({ name: `kathasagar_${name}_total`, help, labelNames: labels, registers })
  const calls = count('provider_calls', 'Requests to providers, tries included', ['model'])
  const tokens = count('provider_tokens', 'Tokens as providers count them', ['model', 'direction'])
  const credits = count('credits_spent', 'What players have paid', ['model'])
  const fallbacks = count('fallbacks', 'Turns that another told than was asked', ['model', 'why'])

  telemetry.onTurn(({ action, model, narrator, outcome, ...record }) => {
    turns.observe({ action, model, narrator: narrator ?? 'author', outcome }, record.ms / 1000)
    if (record.first_words_ms !== null) firstWords.observe({ model }, record.first_words_ms / 1000)
    calls.inc({ model }, record.calls)
    tokens.inc({ model, direction: 'in' }, record.input_tokens)
    tokens.inc({ model, direction: 'out' }, record.output_tokens)
    credits.inc({ model }, record.credits)
    if (record.fallback !== null) fallbacks.inc({ model, why: record.fallback })
  })
}

export interface MetricsSettings extends GaugeSettings {
  metricsToken: string | null
}

/** Serves Prometheus metrics. Loads the library only if metrics are enabled. */
export function serveMetrics(app: FastifyInstance, settings: MetricsSettings): void {
  const { ports, metricsToken } = settings
  if (metricsToken === null) return
  // The CommonJS version is used, because the ES modules don't resolve under all conditions.
  const client = createRequire(import.meta.url)('prom-client') as Client
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  countTurns(client, registry, ports)
  addGauges(client, registry, settings)
  const requests = new client.Histogram({
    name: 'kathasagar_request_seconds',
    help: 'Requests by the pattern of their address',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    requests.observe({ method, route, status: statusCode }, elapsedTime / 1000)
  })
  const expected = digest(metricsToken)
  app.get('/metrics', async (request, reply) => {
    const given = bearerOf(request.headers.authorization) ?? ''
    if (!timingSafeEqual(digest(given), expected)) return refuse(reply, { code: 'not_signed_in' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
