import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import type { Ports } from '../services/ports.ts'
import { refuse } from './errorTable.ts'
import { pictureHeaders } from './headers.ts'
import { sendRange } from './sendRange.ts'

const SpeechParams = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/**
 * Serves what a voice has read. Whoever has the address may listen: it is made of the very words, and an
 * audio element can't send a token.
 */
export function speechRoutes(app: FastifyInstance, { store }: Pick<Ports, 'store'>): void {
  app.get('/speech/:hash.mp3', async (request, reply) => {
    const { success, data } = SpeechParams.safeParse(request.params)
    const audio = success ? await store.repositories.spokenTexts.findAudio(data.hash) : undefined
    if (audio === undefined) return refuse(reply, { code: 'not_found' })

    reply
      .headers({ ...pictureHeaders, 'cache-control': 'private, max-age=31536000, immutable' })
      .type('audio/mpeg')
    return sendRange(reply, Buffer.from(audio))
  })
}
