import { PAINTED_COVERS } from '@kathasagar/api/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import { paintCover } from '../modules/pictures/index.ts'
import { refuse } from './errorTable.ts'
import { pictureHeaders } from './headers.ts'
import type { Limiter } from './limits.ts'

const CoverParams = z.object({ name: z.string().check(z.regex(/^[a-z\d-]{1,120}$/)) })

/** Serves painted covers, which depend only on their URL. */
export function coverRoutes(app: FastifyInstance, limiter: Limiter): void {
  app.get(`${PAINTED_COVERS}:name.svg`, async (request, reply) => {
    const tooOften = await limiter.ofFiles(request.ip)
    if (tooOften) return refuse(reply, tooOften)
    const { success, data } = CoverParams.safeParse(request.params)
    const svg = success ? paintCover(data.name) : undefined
    if (svg === undefined) return refuse(reply, { code: 'not_found' })

    return reply
      .headers({ ...pictureHeaders, 'cache-control': 'public, max-age=31536000, immutable' })
      .type('image/svg+xml; charset=utf-8')
      .send(svg)
  })
}
