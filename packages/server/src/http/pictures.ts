import * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'

import type { Context } from '../modules/calls.ts'
import type { PictureFile } from '../modules/sessions/index.ts'
import { findDrawn } from '../modules/pictures/index.ts'
import { refuse } from './errorTable.ts'
import { pictureHeaders } from './headers.ts'

const PictureParams = z.object({ id: z.uuid(), ending: z.enum(['svg', 'png', 'jpg', 'webp']) })

const ENDINGS: Readonly<Record<string, string>> = {
  'image/svg+xml; charset=utf-8': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

const contentOf = (file: PictureFile) =>
  'svg' in file
    ? { type: 'image/svg+xml; charset=utf-8', content: file.svg }
    : { type: file.mime, content: Buffer.from(file.bytes) }

/** Serves images publicly, because IDs are unguessable and image tags can't send tokens. Images never change. */
export function pictureRoutes(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.get('/pictures/:id.:ending', async (request, reply) => {
    const { success, data } = PictureParams.safeParse(request.params)
    const file = success ? await findDrawn(db, data.id) : undefined
    if (file === undefined) return refuse(reply, { code: 'not_found' })
    const { type, content } = contentOf(file)
    if (ENDINGS[type] !== data?.ending) return refuse(reply, { code: 'not_found' })

    return reply
      .headers({ ...pictureHeaders, 'cache-control': 'private, max-age=31536000, immutable' })
      .type(type)
      .send(content)
  })
}
