import { createHash } from 'node:crypto'

import {
  API_BASE,
  sharedCardPath,
  SharedPlayParams,
  PAINTED_COVERS,
} from '@kathasagar/api/contract'
import { STORED_PICTURES, PICTURE_WIDTHS } from '@kathasagar/story/storedPicture'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { readStoredPicture, showImage, paintCover, findDrawn } from '../modules/pictures/index.ts'
import type { Context } from '../modules/calls.ts'
import { isRefusal } from '../platform/call.ts'
import { drawSharedCard } from '../modules/sharedPlays/index.ts'
import { refuse } from './errorTable.ts'
import type { Limiter } from './limits.ts'
import { pictureHeaders } from './headers.ts'
import type { PictureFile } from '../modules/sessions/index.ts'

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

const CoverParams = z.object({ name: z.string().check(z.regex(/^[a-z\d-]{1,120}$/)) })

const ImageParams = z.object({
  of: z.enum(['stories', 'users', 'versions']),
  id: z.uuid(),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  size: z.enum(['card', 'page']),
})

/** Name of a stored image: its hash and an optional width. */
const STORED_NAME = /^([0-9a-f]{64})(?:-(\d{3}))?$/

const CACHE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  // Images are cached permanently, because a changed image gets another URL.
  'cache-control': 'public, max-age=31536000, immutable',
} as const

const etagOf = (content: Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Serves images, including copies of external ones, so that other sites never see readers' IP addresses. */
export function imageRoutes(app: FastifyInstance, ctx: Context, limiter: Limiter): void {
  const limited = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const tooOften = await limiter.ofFiles(request.ip)
      if (tooOften) return refuse(reply, tooOften)
    },
  }
  // This route needs no login, because image tags can't send tokens. The IDs can't be guessed.
  app.get('/pictures/:id.:ending', async (request, reply) => {
    const { success, data } = PictureParams.safeParse(request.params)
    const file = success ? await findDrawn(ctx.db, data.id) : undefined
    if (file === undefined) return refuse(reply, { code: 'not_found' })
    const { type, content } = contentOf(file)
    if (ENDINGS[type] !== data?.ending) return refuse(reply, { code: 'not_found' })

    return reply
      .headers({ ...pictureHeaders, 'cache-control': 'private, max-age=31536000, immutable' })
      .type(type)
      .send(content)
  })
  app.get(`${PAINTED_COVERS}:name.svg`, limited, async (request, reply) => {
    const { success, data } = CoverParams.safeParse(request.params)
    const svg = success ? paintCover(data.name) : undefined
    if (svg === undefined) return refuse(reply, { code: 'not_found' })

    return reply
      .headers({ ...pictureHeaders, 'cache-control': 'public, max-age=31536000, immutable' })
      .type('image/svg+xml; charset=utf-8')
      .send(svg)
  })
  app.get(`${API_BASE}/images/:of/:id/:version-:size.webp`, limited, async (request, reply) => {
    const { success, data } = ImageParams.safeParse(request.params)
    if (!success) return refuse(reply, { code: 'not_found' })
    const shown = await showImage(ctx, data)
    if (isRefusal(shown)) return refuse(reply, shown)

    return sendImage(request, reply, shown)
  })
  app.get<{ Params: { name: string } }>(
    `${STORED_PICTURES}:name.webp`,
    limited,
    async (request, reply) => {
      const kept = await findStored(ctx, request.params.name)
      return kept ? sendImage(request, reply, kept) : refuse(reply, { code: 'not_found' })
    },
  )
  app.get(`${API_BASE}${sharedCardPath(':share_code')}`, limited, async (request, reply) => {
    const { success, data } = SharedPlayParams.safeParse(request.params)
    if (!success) return refuse(reply, { code: 'shared_play_not_found' })
    const drawn = await drawSharedCard(ctx, data.share_code)
    if (isRefusal(drawn)) return refuse(reply, drawn)

    return sendImage(request, reply, drawn, CARD)
  })
}

async function findStored(ctx: Context, name: string): Promise<Uint8Array | undefined> {
  const [, hash, given] = STORED_NAME.exec(name) ?? []
  const width = PICTURE_WIDTHS.find((one) => String(one) === given)
  if (hash === undefined || (given !== undefined && width === undefined)) return undefined
  return readStoredPicture(ctx, hash, width)
}

const WEBP = { 'content-type': 'image/webp', ...CACHE_HEADERS }
/** Headers of a card. The cache time is short, because the link may change or be revoked. */
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
