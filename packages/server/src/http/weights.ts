import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { FastifyInstance } from 'fastify'

import type { Context } from '../modules/calls.ts'

const compress = promisify(brotliCompress)
/** Compression settings. They compress 10 % worse than the best quality, but almost instantly. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Cache time of a day, because the file changes only with a release. */
const CACHE_CONTROL = 'public, max-age=86400'

export function weightRoutes(
  app: FastifyInstance,
  { topicWeights }: Pick<Context, 'topicWeights'>,
) {
  let packed: Promise<Buffer> | undefined

  app.get('/weights/topics.bin', async ({ headers }, reply) => {
    reply.headers({ 'cache-control': CACHE_CONTROL, vary: 'accept-encoding' })
    reply.type('application/octet-stream')
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(topicWeights())
    packed ??= compress(topicWeights(), FAST_BROTLI)
    return reply.header('content-encoding', 'br').send(await packed)
  })
}
