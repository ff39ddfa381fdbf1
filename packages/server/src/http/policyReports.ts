import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import { refuse } from './errorTable.ts'
import { REPORTS_PATH } from './headers.ts'
import type { Limiter } from './limits.ts'

const KIB = 1024
const MAX_REPORTS = 20

const Reports = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      effectiveDirective: z.optional(z.string().check(z.maxLength(100))),
      blockedURL: z.optional(z.string().check(z.maxLength(2 * KIB))),
    }),
  }),
)

/** Returns only the origin of a URL, because the rest may identify people. */
function originOf(blocked: string): string {
  const { origin } = URL.parse(blocked) ?? { origin: null }
  return origin === null ? blocked.slice(0, 40) : origin
}

export function policyReportRoutes(app: FastifyInstance, limiter: Limiter): void {
  void app.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser('application/reports+json', { parseAs: 'string' }, parse)
    scope.post(REPORTS_PATH, { bodyLimit: 16 * KIB }, async (request, reply) => {
      const tooOften = await limiter.ofReports(request.ip)
      if (tooOften) return refuse(reply, tooOften)
      const { success, data } = Reports.safeParse(request.body)
      if (!success) return refuse(reply, { code: 'malformed_request' })

      const violations = data.filter(({ type }) => type === 'csp-violation').slice(0, MAX_REPORTS)
      for (const { body } of violations) {
        const { effectiveDirective: directive = 'unknown', blockedURL = 'unknown' } = body
        request.log.warn({ directive, blocked: originOf(blockedURL) }, 'a page broke its policy')
      }
      return reply.code(204).send()
    })
  })
}
