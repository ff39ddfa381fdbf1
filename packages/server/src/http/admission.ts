import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Refusal } from '../platform/call.ts'

declare module 'fastify' {
  interface FastifyRequest {
    leave: () => void
  }
}

/** Maximum number of concurrent calls. More concurrent calls would only delay each other. */
export const MAX_CONCURRENT_CALLS = 400

const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 1 }
const nothing = () => undefined

export type RequestAdmission = ReturnType<typeof createAdmission>

export function createAdmission(app: FastifyInstance, most = MAX_CONCURRENT_CALLS) {
  let inside = 0
  app.decorateRequest('leave', nothing)
  app.addHook('onResponse', async (request) => request.leave())

  return {
    /** Reserves a slot until the response, or until the first event of a stream. Refuses if no slot is free. */
    enter: (request: FastifyRequest): Refusal | null => {
      if (inside >= most) return TOO_BUSY
      inside += 1
      request.leave = () => {
        inside -= 1
        request.leave = nothing
      }
      return null
    },
  }
}
