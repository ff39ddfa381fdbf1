import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import type { Ports } from '../services/ports.ts'
import { isRefusal } from '../services/refusal.ts'
import { getAuthor } from '../services/authors/getAuthor.ts'
import { getStory } from '../services/stories/getStory.ts'
import { escaped, sharedPicture } from '../ssr/openGraph.ts'
import { refuse } from './errorTable.ts'
import type { Limiter } from './limits.ts'

const SIZE = { width: 640, height: 480 }
/** No longer than is asked for, and than looks well; the latter where nothing is said. */
const side = (most: number) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((given) => {
      const wanted = Math.floor(Number(given))
      return wanted >= 1 && wanted < most ? wanted : most
    }),
  )

const OembedQuery = z.object({
  url: z.url(),
  format: z._default(z.literal('json'), 'json'),
  maxwidth: side(SIZE.width),
  maxheight: side(SIZE.height),
})

/** What an address of this site names by a page's path: a story's id, or an author's handle. */
function namedIn(address: string, site: string, page: RegExp): string | null {
  const { origin, pathname } = new URL(address)
  if (origin !== new URL(site).origin) return null
  return page.exec(pathname)?.[1] ?? null
}
const STORY_PAGE = /^\/game\/([^/]+)\/?$/i
const AUTHOR_PAGE = /^\/authors\/(\w{3,30})\/?$/i

/** An author's page is no thing to play: it is linked, with their name and picture. */
async function linkOf(ports: Ports, handle: string, publicUrl: string) {
  const author = await getAuthor(ports, null, handle.toLowerCase())
  if (isRefusal(author)) return author
  const picture = sharedPicture(author.avatar_url)
  return {
    version: '1.0',
    type: 'link',
    title: author.display_name,
    author_name: author.display_name,
    author_url: new URL(`/authors/${author.handle}`, publicUrl).href,
    provider_name: 'Kathasagar',
    provider_url: publicUrl,
    ...(picture && { thumbnail_url: new URL(picture, publicUrl).href }),
  }
}

/**
 * What a site needs to show a link to a story as the story itself, and one to an author by name; https://oembed.com. Addresses are
 * whole ones, so there is nothing as long as the site does not know its own.
 */
export function oembedRoutes(
  app: FastifyInstance,
  ports: Ports,
  { limiter, publicUrl }: { limiter: Limiter; publicUrl: string | null },
): void {
  if (publicUrl === null) return

  app.get('/oembed', async (request, reply) => {
    const tooOften = await limiter.ofFiles(request.ip)
    if (tooOften) return refuse(reply, tooOften)
    const asked = OembedQuery.safeParse(request.query)
    if (!asked.success) return refuse(reply, { code: 'not_found' })
    const open = { 'cache-control': 'public, max-age=3600' }
    const handle = namedIn(asked.data.url, publicUrl, AUTHOR_PAGE)
    if (handle !== null) {
      const link = await linkOf(ports, handle, publicUrl)
      return isRefusal(link) ? refuse(reply, link) : reply.headers(open).send(link)
    }
    const id = z.uuid().safeParse(namedIn(asked.data.url, publicUrl, STORY_PAGE))
    if (!id.success) return refuse(reply, { code: 'not_found' })
    const story = await getStory(ports, null, id.data)
    if (isRefusal(story)) return refuse(reply, story)

    const { maxwidth: width, maxheight: height } = asked.data
    const frame = new URL(`/embed/${story.id}`, publicUrl).href
    const picture = sharedPicture(story.cover_image_url)
    return reply.headers(open).send({
      version: '1.0',
      type: 'rich',
      title: story.title,
      author_name: story.author?.display_name ?? undefined,
      provider_name: 'Kathasagar',
      provider_url: publicUrl,
      ...(picture && { thumbnail_url: new URL(picture, publicUrl).href }),
      html: `<iframe src="${frame}" title="${escaped(story.title)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`,
      width,
      height,
    })
  })
}
