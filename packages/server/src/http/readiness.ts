import type { Context } from '../modules/calls.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ReplicaStatus } from '../platform/databaseStatus.ts'

const WHY: Readonly<Record<NotReadyReason, string>> = {
  stopping: 'The server stops.',
  ledger_inconsistent: 'The ledger audit found an inconsistency. The log lists the failed checks.',
  writes_refused: 'The database does not take what is written: it is away, read only or full.',
  no_room: 'The data directory has no room, or may not be written in.',
}

interface HealthSettings {
  findHindrance: () => Promise<NotReadyReason | null>
  replica: (() => ReplicaStatus) | null
}

/** Serves health checks: live if the process responds, ready if it accepts calls. */
export function healthRoutes(
  app: FastifyInstance,
  { findHindrance, replica }: HealthSettings,
): void {
  app.get('/health/live', async () => ({ ok: true }))
  app.get('/health/ready', async (_request, reply) => {
    const hindrance = await findHindrance()
    const ok = hindrance === null
    const standing = replica && { replica: replica().isUsed ? 'used' : 'left out' }
    return reply.code(ok ? 200 : 503).send({ ok, ...(!ok && { why: WHY[hindrance] }), ...standing })
  })
}

type Find = () => Promise<NotReadyReason | null>

export function watchReadiness(find: Find, log: Pick<FastifyBaseLogger, 'info' | 'error'>): Find {
  let isReady = true
  return async () => {
    const hindrance = await find()
    // A shutdown is expected, so it is not logged as an error.
    const isReadyNow = hindrance === null || hindrance === 'stopping'
    if (isReady && !isReadyNow) log.error({ hindrance }, `not ready: ${WHY[hindrance]}`)
    if (!isReady && isReadyNow) log.info('ready again')
    isReady = isReadyNow
    return hindrance
  }
}

export type NotReadyReason = 'stopping' | 'ledger_inconsistent' | 'writes_refused' | 'no_room'

/** Time after a refused write until the server accepts new work again. */
const REMEMBERED_MS = 10_000

interface ReadinessSources extends Pick<Context, 'running' | 'ledgerAudit' | 'clock'> {
  takesWrites: () => Promise<boolean>
  refusedWrites: () => number
  /** Returns true if the disk has room. Undefined on PostgreSQL. */
  hasRoom?: (() => Promise<boolean>) | undefined
}

/** Returns a check that resolves to the reason why no work can start now, or null. */
export function createReadinessCheck({
  running,
  ledgerAudit,
  clock,
  takesWrites,
  refusedWrites,
  hasRoom,
}: ReadinessSources): () => Promise<NotReadyReason | null> {
  let [known, refusedAt] = [refusedWrites(), -Infinity]
  const isRefusing = () => {
    const [count, now] = [refusedWrites(), clock.now().getTime()]
    if (count > known) [known, refusedAt] = [count, now]
    return now - refusedAt < REMEMBERED_MS
  }
  return async () => {
    if (!running.isOpen()) return 'stopping'
    if (!ledgerAudit.isSound()) return 'ledger_inconsistent'
    if (hasRoom && !(await hasRoom())) return 'no_room'
    // This check must run first, because a refused probe also increases the count.
    const isRefused = isRefusing()
    return isRefused || !(await takesWrites()) ? 'writes_refused' : null
  }
}
