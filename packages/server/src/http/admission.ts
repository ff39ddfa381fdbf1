import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Refusal } from '../services/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Makes room for another call; called again it does nothing. */
    leave: () => void
  }
}

/** Calls that a process works on at a time: more would only make all of them late. */
export const MOST_AT_ONCE = 400

const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 1 }
const nothing = () => undefined

export interface Admission {
  /** Takes a place for a call until it is answered or begins to be told; a refusal where none is left. */
  enter(request: FastifyRequest): Refusal | null
}

/** Sends away at once what cannot be answered in time, before it has cost anything. */
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
