import type { FastifyInstance } from 'fastify'

import type { ReplicaStatus } from '../platform/databaseStatus.ts'
import type { Hindrance } from './readiness.ts'

export const WHY: Readonly<Record<Hindrance, string>> = {
  stopping: 'The server stops.',
  ledger_inconsistent: 'The ledger audit found an inconsistency. The log lists the failed checks.',
  writes_refused: 'The database does not take what is written: it is away, read only or full.',
  no_room: 'The data directory has no room, or may not be written in.',
}

export interface HealthSettings {
  findHindrance: () => Promise<Hindrance | null>
  replica: (() => ReplicaStatus) | null
}

/** Live: the process responds. Ready: it can serve calls, even without its replica. */
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
