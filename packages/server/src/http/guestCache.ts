import { createHash } from 'node:crypto'

import { createBoundedCache } from '@kathasagar/story/boundedCache'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { isRefusal, type Refusal } from '../platform/call.ts'
import { refuse } from './errorTable.ts'

const MAX_ENTRIES = 500

interface Entry {
  expires: number
  answer: Promise<{ body: string; etag: string } | Refusal>
}

/** Adds an ETag. It is weak, because proxies may compress the response in different ways. */
const withEtag = (body: string) => ({
  body,
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

const matchesEtag = (known: string | undefined, etag: string) =>
  known?.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag)) === true

export function createGuestCache(lifetimeMs: number) {
  const entries = createBoundedCache<string, Entry>({ max: MAX_ENTRIES })

  const lookUp = (key: string, produce: () => Promise<unknown>): Entry['answer'] => {
    const now = performance.now()
    const kept = entries.get(key)
    if (kept && kept.expires > now) return kept.answer

    const answer = produce().then((result) =>
      isRefusal(result) ? result : withEtag(JSON.stringify(result)),
    )
    entries.set(key, { expires: now + lifetimeMs, answer })
    answer.catch(() => entries.delete(key))
    return answer
  }

  return {
    forget: () => entries.clear(),

    async send(request: FastifyRequest, reply: FastifyReply, produce: () => Promise<unknown>) {
      const answer = await lookUp(request.url, produce)
      if (isRefusal(answer)) return refuse(reply, answer)

      reply.headers({ 'cache-control': 'no-cache', vary: 'Authorization', etag: answer.etag })
      if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(answer.body)
    },
  }
}

export type GuestCache = ReturnType<typeof createGuestCache>
