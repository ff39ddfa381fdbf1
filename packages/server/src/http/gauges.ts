import type { PoolStatus, ReplicaStatus } from '../platform/databaseStatus.ts'
import type { Context } from '../modules/calls.ts'
import { countMail } from '../modules/mail/index.ts'
import type { Hindrance } from './readiness.ts'

export type Client = typeof import('prom-client')
export type Registry = InstanceType<Client['Registry']>

export interface GaugeSettings {
  ports: Context
  findHindrance: () => Promise<Hindrance | null>
  /** Connection pools by purpose. */
  pools: () => Readonly<Record<string, PoolStatus>>
  /** Null without a replica. */
  replica: (() => ReplicaStatus) | null
}

/** Gauges that are read when metrics are requested. */
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

export function gaugeStatus(
  client: Client,
  registry: Registry,
  { ports, findHindrance }: GaugeSettings,
) {
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
}

export function gaugeDatabase(
  client: Client,
  registry: Registry,
  { ports, pools, replica }: GaugeSettings,
) {
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
  const gauge = gaugesOf(client, registry)
  gauge('replica_used', 'Whether lists are read from the replica', () => Number(replica().isUsed))
  gauge('replica_lag_seconds', 'By how much the replica is behind, where that can be told', () => {
    const { lagMs } = replica()
    return lagMs === null ? Number.NaN : lagMs / 1000
  })
}
