import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import type { Ports } from '../services/ports.ts'
import { refuse } from './errorTable.ts'
import { pictureHeaders } from './headers.ts'

const PictureParams = z.object({ id: z.uuid() })

/**
 * Serves what painters drew. Whoever has the address may look: it is as hard to guess as a key, and
 * an image tag can't send a token. A picture never changes.
 */
export function pictureRoutes(app: FastifyInstance, { store }: Pick<Ports, 'store'>): void {
  app.get('/pictures/:id.svg', async (request, reply) => {
    const { success, data } = PictureParams.safeParse(request.params)
    const svg = success ? await store.repositories.pictures.findPicture(data.id) : undefined
    if (svg === undefined) return refuse(reply, { code: 'not_found' })

    return reply
      .headers({ ...pictureHeaders, 'cache-control': 'private, max-age=31536000, immutable' })
      .type('image/svg+xml; charset=utf-8')
      .send(svg)
  })
}
