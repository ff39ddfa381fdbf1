import { createHash } from 'node:crypto'

import { API_BASE, PICTURES_PATH, sharedCardPath, SharedPlayParams } from '@kathasagar/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { showImage } from '../services/images/showImage.ts'
import type { Ports } from '../services/ports.ts'
import { isRefusal } from '../services/refusal.ts'
import { drawSharedCard } from '../services/sharedPlays/drawSharedCard.ts'
import { refuse } from './errorTable.ts'
import type { Limiter } from './limits.ts'

const ImageParams = z.object({
  of: z.enum(['stories', 'users', 'versions']),
  id: z.uuid(),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  size: z.enum(['card', 'page']),
})

const PictureParams = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

const HEADS = {
  'content-security-policy': "default-src 'none'; sandbox",
  // The address changes with the picture that is named.
  'cache-control': 'public, max-age=31536000, immutable',
} as const

const etagOf = (content: Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/**
 * Covers, plates and avatars that stand on other sites, fetched by us: no reader's address ever reaches
 * those. One that cannot be had is 404, and the page shows its default. Beside them stand the pictures
 * that came with a story: whoever knows the hash of one may see it. A link to a play that came to an
 * ending is shown with the ending's card.
 */
export function imageRoutes(app: FastifyInstance, ports: Ports, limiter: Limiter): void {
  app.get(`${API_BASE}/images/:of/:id/:version-:size.webp`, async (request, reply) => {
    const tooOften = await limiter.ofFiles(request.ip)
    if (tooOften) return refuse(reply, tooOften)
    const { success, data } = ImageParams.safeParse(request.params)
    if (!success) return refuse(reply, { code: 'not_found' })
    const shown = await showImage(ports, data)
    if (isRefusal(shown)) return refuse(reply, shown)

    return sendImage(request, reply, shown)
  })
  app.get(`${API_BASE}${PICTURES_PATH}/:hash.webp`, async (request, reply) => {
    const tooOften = await limiter.ofFiles(request.ip)
    if (tooOften) return refuse(reply, tooOften)
    const { success, data } = PictureParams.safeParse(request.params)
    const kept = success && (await ports.store.repositories.storyPictures.findPicture(data.hash))
    return kept ? sendImage(request, reply, kept) : refuse(reply, { code: 'not_found' })
  })
  app.get(`${API_BASE}${sharedCardPath(':share_code')}`, async (request, reply) => {
    const tooOften = await limiter.ofFiles(request.ip)
    if (tooOften) return refuse(reply, tooOften)
    const { success, data } = SharedPlayParams.safeParse(request.params)
    if (!success) return refuse(reply, { code: 'shared_play_not_found' })
    const drawn = await drawSharedCard(ports, data.share_code)
    if (isRefusal(drawn)) return refuse(reply, drawn)

    return sendImage(request, reply, drawn, CARD)
  })
}

const WEBP = { 'content-type': 'image/webp', ...HEADS }
/** A link may be taken back, and may show something else from then on. */
const CARD = { ...WEBP, 'content-type': 'image/png', 'cache-control': 'public, max-age=300' }

function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Uint8Array,
  heads: Readonly<Record<string, string>> = WEBP,
) {
  const etag = etagOf(content)
  reply.headers({ ...heads, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(Buffer.from(content))
}
