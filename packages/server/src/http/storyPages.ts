import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { API_BASE, storyPageFilePath, storyPagePath } from '@kathasagar/api/contract'
import { pageHash } from '@kathasagar/story/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { findPage } from '../modules/storyPages/index.ts'
import type { Context } from '../modules/calls.ts'
import { refuse } from './errorTable.ts'
import type { Limiter } from './limits.ts'

/** CSP of uploaded pages: an opaque origin without cookies, storage, or network. */
const policyOf = (origin: string) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval'",
    "style-src 'unsafe-inline'",
    `img-src data: blob: ${origin}${API_BASE}/images/`,
    'media-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

const withBridge = (html: string, bridge: string) => {
  const at = /<head\b[^>]*>/iu.exec(html)
  const end = at ? at.index + at[0].length : 0
  return `${html.slice(0, end)}<script>${bridge}</script>${html.slice(end)}`
}

const asPlayed = (html: string, bridge: string, origin: string) => ({
  headers: { 'content-security-policy': policyOf(origin) },
  // In a script, `</` would end the element.
  body: withBridge(html, `(() => {${bridge.replaceAll('</', '<\\/')}})()`),
})

const PageParams = z.object({ hash: pageHash })

const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), clipboard-read=(), payment=()',
  'x-robots-tag': 'noindex',
} as const

const readBridge = (dir: string) => {
  const file = join(dir, 'page-bridge.js')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function storyPageRoutes(
  app: FastifyInstance,
  ports: Pick<Context, 'db'>,
  {
    limiter,
    embedDir,
    publicUrl,
  }: { limiter: Limiter; embedDir: string; publicUrl: string | null },
): void {
  const bridge = readBridge(embedDir)

  const find = async (request: FastifyRequest, reply: FastifyReply) => {
    const tooOften = await limiter.ofFiles(request.ip)
    if (tooOften) return void refuse(reply, tooOften)
    const { success, data } = PageParams.safeParse(request.params)
    const html = success ? await findPage(ports.db, data.hash) : undefined
    if (html === undefined) return void refuse(reply, { code: 'not_found' })
    return html
  }
  app.get(`${API_BASE}${storyPagePath(':hash')}`, async (request, reply) => {
    const html = await find(request, reply)
    if (html === undefined) return reply
    const { origin } = new URL(publicUrl ?? `${request.protocol}://${request.host}`)
    const { headers, body } = asPlayed(html, bridge, origin)
    return reply
      .headers({ ...PAGE_HEADERS, ...headers, 'cache-control': 'private, max-age=300' })
      .type('text/html; charset=utf-8')
      .send(body)
  })
  app.get(`${API_BASE}${storyPageFilePath(':hash')}`, async (request, reply) => {
    const html = await find(request, reply)
    if (html === undefined) return reply
    return reply
      .headers({ ...PAGE_HEADERS, 'content-disposition': 'attachment; filename="story.html"' })
      .type('application/octet-stream')
      .send(html)
  })
}
