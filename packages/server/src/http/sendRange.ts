import type { FastifyReply } from 'fastify'

/** One part: from a byte on, as far as another one or the end; or so many of the last. */
const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i

/** The first and the last byte of the part that is asked for; null where that is all of them. */
function rangeIn(header: string, size: number) {
  const [, from, to, lastFew] = RANGE.exec(header) ?? []
  const last = size - 1
  if (lastFew !== undefined) return { first: Math.max(0, size - Number(lastFew)), last }
  if (from === undefined || (to && Number(to) < Number(from))) return null
  return { first: Number(from), last: to ? Math.min(Number(to), last) : last }
}

/** Sends a file, or the one part of it that is asked for (RFC 9110): Safari plays no sound without. */
export function sendRange(reply: FastifyReply, bytes: Buffer) {
  const { method, headers } = reply.request
  const size = bytes.length
  reply.header('accept-ranges', 'bytes')
  const range = method === 'GET' ? rangeIn(headers.range ?? '', size) : null
  if (range === null) return reply.send(bytes)
  const { first, last } = range
  if (first > last) return reply.code(416).header('content-range', `bytes */${size}`).send()
  const part = bytes.subarray(first, last + 1)
  return reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`).send(part)
}
