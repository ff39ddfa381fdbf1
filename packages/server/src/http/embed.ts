import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { PAGE_LANGUAGES, type PageLanguage, type Story } from '@kathasagar/api/contract'
import { directionOf } from '@kathasagar/story/directionOf'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import type { Context } from '../modules/calls.ts'
import { isRefusal } from '../platform/call.ts'
import { readStory } from '../modules/stories/index.ts'
import { isPlayedByPage } from '../modules/storyPages/index.ts'
import { escaped } from '../ssr/openGraph.ts'
import { refuse } from './errorTable.ts'
import { findStory } from '../modules/catalogue/index.ts'
import type { Limiter } from './limits.ts'

export interface EmbedSettings {
  /** Folder of the built embed page. Without it, embedding is disabled. */
  embedDir: string
  embedAncestors: string
  publicUrl: string | null
}

const EmbedParams = z.object({ story_id: z.uuid() })
/** Parses an option. Ignores invalid values, because readers can't fix the embedding page. */
const parseOption = <const Word extends string>(words: readonly Word[], otherwise: Word) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((given) => words.find((word) => word === given) ?? otherwise),
  )
const EmbedQuery = z.object({
  theme: parseOption(['dark', 'light', 'auto'], 'auto'),
  lang: parseOption(PAGE_LANGUAGES, 'en'),
})
type EmbedLook = z.infer<typeof EmbedQuery>

const WORDS: Readonly<Record<PageLanguage, Record<'home' | 'closed', string>>> = {
  en: { home: 'Read on at Kathasagar', closed: 'This story is played at Kathasagar.' },
  hi: { home: 'कथासागर पर आगे पढ़ें', closed: 'यह कथा कथासागर पर खेली जाती है।' },
}

const headersOf = (nonce: string, ancestors: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
})

const STANDALONE = 'standalone.js'

const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const isPlayable = async (ports: Context, { id, is_premium, content_rating }: Story) => {
  if (!ports.site.hasGuestPlay || is_premium || content_rating === 'mature') return false
  const kept = await findStory(ports.db, id)
  return !(await isPlayedByPage(ports, kept?.current_version_id ?? null))
}

function pageOf(
  { story, isPlayed }: { story: Story; isPlayed: boolean },
  { theme, lang }: EmbedLook,
  files: { script: string; style: string },
  nonce: string,
) {
  const words = WORDS[lang]
  const { id, title, tagline, cover_image_url: cover, image_alt, language } = story
  const data = { story_id: id, language: lang, story_language: language }
  const play = isPlayed
    ? `<div id="play"></div>
<script type="application/json" id="embed-data">${escapeJson(data)}</script>`
    : `<p>${words.closed}</p>`
  return `<!doctype html>
<html lang="${lang}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style nonce="${nonce}">${files.style}</style></head>
<body><main><header>${cover ? `<img src="${escaped(cover)}" alt="${escaped(image_alt)}">` : ''}
<div lang="${language}" dir="${directionOf(language)}"><h1>${escaped(title)}</h1><p class="quiet">${escaped(tagline)}</p></div></header>
${play}
<footer><a href="/game/${id}" target="_blank" rel="noopener">${words.home}</a></footer></main>
<script type="module" nonce="${nonce}">${files.script}</script></body></html>`
}

export function embedRoutes(
  app: FastifyInstance,
  ports: Context,
  { limiter, embedDir, embedAncestors }: EmbedSettings & { limiter: Limiter },
): void {
  if (!existsSync(join(embedDir, 'embed.js'))) return
  const read = (name: string) => readFileSync(join(embedDir, name), 'utf8')
  // In a script, `</` would end the element.
  const files = { script: read('embed.js').replaceAll('</', '<\\/'), style: read('embed.css') }
  // Hides the loader's names from the embedding page.
  const loader = `(() => {${read('loader.js')}})()`

  const script = (reply: FastifyReply, text: string) =>
    reply
      .headers({
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=3600',
      })
      .type('text/javascript; charset=utf-8')
      .send(text)
  app.get('/embed.js', (_request, reply) => script(reply, loader))
  if (existsSync(join(embedDir, STANDALONE))) {
    app.get(`/${STANDALONE}`, (_request, reply) => script(reply, read(STANDALONE)))
  }
  app.get('/embed/:story_id', async (request: FastifyRequest, reply: FastifyReply) => {
    const tooOften = await limiter.ofFiles(request.ip)
    if (tooOften) return refuse(reply, tooOften)
    const params = EmbedParams.safeParse(request.params)
    if (!params.success) return refuse(reply, { code: 'story_not_found' })
    const story = await readStory(ports, null, params.data.story_id)
    if (isRefusal(story)) return refuse(reply, story)
    const isPlayed = await isPlayable(ports, story)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers(headersOf(nonce, embedAncestors))
      .type('text/html; charset=utf-8')
      .send(pageOf({ story, isPlayed }, EmbedQuery.parse(request.query), files, nonce))
  })
}
