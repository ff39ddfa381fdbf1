import { API_BASE, ENTRY_PAGES, sharedCardPath } from '@kathasagar/api/contract'
import type { FastifyInstance } from 'fastify'

import type { Context } from '../modules/calls.ts'
import { listForSearchEngines } from '../modules/stories/index.ts'

const SITEMAP_CACHE_MS = 10 * 60_000

const DISALLOWED = ['/api/', '/play/', '/preview/', '/admin', '/account', '/edit-story/']

/** Paths of images for link previews. The longest matching rule wins (RFC 9309). */
const ALLOWED = ['/images/', sharedCardPath('*')].map((path) => API_BASE + path)

const LISTED_PAGES = ENTRY_PAGES.filter(({ isListed }) => isListed)

const robots = (publicUrl: string | null) =>
  [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    ...(publicUrl ? ['', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`] : []),
    '',
  ].join('\n')

const entry = (address: string, changed?: Date) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`

async function sitemap(ports: Context, site: string): Promise<string> {
  const { stories, authors, series } = await listForSearchEngines(ports.db)
  const at = (path: string, changed?: Date) => entry(new URL(path, site).href, changed)
  const entries = [
    ...LISTED_PAGES.map(({ path }) => at(path)),
    ...stories.map(({ id, updated_at }) => at(`/game/${id}`, updated_at)),
    ...series.map(({ id, updated_at }) => at(`/series/${id}`, updated_at)),
    ...authors.map(({ handle, updated_at }) => at(`/authors/${handle}`, updated_at)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** Serves robots.txt and a sitemap, which needs a public URL. */
export function discoveryRoutes(app: FastifyInstance, ports: Context, publicUrl: string | null) {
  const open = { 'cache-control': 'public, max-age=3600' }
  app.get('/robots.txt', (_request, reply) =>
    reply.headers(open).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )
  if (publicUrl === null) return

  let made: { at: number; xml: Promise<string> } | undefined
  app.get('/sitemap.xml', async (_request, reply) => {
    const now = ports.clock.now().getTime()
    if (!made || now - made.at > SITEMAP_CACHE_MS) {
      made = { at: now, xml: sitemap(ports, publicUrl) }
      made.xml.catch(() => (made = undefined))
    }
    return reply
      .headers(open)
      .type('application/xml; charset=utf-8')
      .send(await made.xml)
  })
}
