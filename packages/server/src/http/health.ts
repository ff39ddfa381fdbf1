import type { FastifyInstance } from 'fastify'

import type { ReplicaStanding } from '../services/databaseStanding.ts'

export interface HealthSettings {
  isReady: () => Promise<boolean>
  /** How the replica stands that lists are read from; null where there is none. */
  replica: (() => ReplicaStanding) | null
}

/** Live: the process answers. Ready: it can also do its work now; a replica that is away takes nothing from that. */
export function healthRoutes(app: FastifyInstance, { isReady, replica }: HealthSettings): void {
  app.get('/health/live', async () => ({ ok: true }))
  app.get('/health/ready', async (_request, reply) => {
    const ok = await isReady()
    const standing = replica && { replica: replica().isUsed ? 'used' : 'left out' }
    return reply.code(ok ? 200 : 503).send({ ok, ...standing })
  })
}
