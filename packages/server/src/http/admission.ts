import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Refusal } from '../platform/call.ts'

declare module 'fastify' {
  interface FastifyRequest {
    leave: () => void
  }
}

/** More concurrent calls would only delay all of them. */
export const MOST_AT_ONCE = 400

const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 1 }
const nothing = () => undefined

export interface Admission {
  /** Takes a slot until the response or the start of a stream. Returns a refusal if none is free. */
  enter(request: FastifyRequest): Refusal | null
}

export function createAdmission(app: FastifyInstance, most = MOST_AT_ONCE): Admission {
  let inside = 0
  app.decorateRequest('leave', nothing)
  app.addHook('onResponse', async (request) => request.leave())

  return {
    enter: (request) => {
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
