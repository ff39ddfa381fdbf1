import { createHash } from 'node:crypto'

import type { SentFile } from '@kathasagar/api/contract'
import type { FastifyReply } from 'fastify'

/** A downloaded HTML page must not run scripts or load other sites. */
const FILE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'private, no-cache',
} as const

/** Sends a private file, or 304 if the client has it. */
export function sendFile(reply: FastifyReply, { file_name, media_type, bytes }: SentFile) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.headers({
    ...FILE_HEADERS,
    etag,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
  })
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  const type = media_type.startsWith('text/') ? `${media_type}; charset=utf-8` : media_type
  return reply.type(type).send(Buffer.from(bytes))
}
