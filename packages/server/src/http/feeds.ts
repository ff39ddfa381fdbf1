import { StoryListQuery } from '@kathasagar/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import type { Ports } from '../services/ports.ts'
import { isRefusal } from '../services/refusal.ts'
import { listNewest, type NewStory } from '../services/stories/listNewest.ts'
import { escaped, sharedPicture } from '../ssr/openGraph.ts'
import { plainWords } from '../ssr/plainWords.ts'
import { refuse } from './errorTable.ts'
import type { Limiter } from './limits.ts'

/** Which of the new stories a feed tells of; as the catalogue's list is narrowed. */
const FeedQuery = z.pick(StoryListQuery, {
  category: true,
  tag: true,
  author: true,
  language: true,
})

const TITLE = 'Kathasagar: new stories'
/** Names the author in a feed of one author's; what they are called stands in their stories. */
const titleOf = (author: string | undefined, [newest]: readonly NewStory[]) =>
  author !== undefined && newest?.author?.display_name
    ? `Kathasagar: new stories by ${newest.author.display_name}`
    : TITLE

const DESCRIPTION = 'Branching stories that hear what you say, the newest first.'

interface FeedParts {
  title: string
  /** The site's own address. */
  site: string
  /** The page that shows the same: the site's first, or the author's. */
  home: string
  /** The feed's own address, whole. */
  address: string
  stories: readonly NewStory[]
}

const linkOf = (site: string, { id }: NewStory) => new URL(`/game/${id}`, site).href

/** Not in XML 1.0, not even written as an entity: readers give up the whole feed for one. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const xml = (text: string) => escaped(text.replace(NO_XML, ''))

/** RSS 2.0; https://www.rssboard.org/rss-specification */
function rss({ title, site, home, address, stories }: FeedParts): string {
  const items = stories.map((story) =>
    [
      '<item>',
      `<title>${xml(story.title)}</title>`,
      `<link>${linkOf(site, story)}</link>`,
      `<guid isPermaLink="true">${linkOf(site, story)}</guid>`,
      `<pubDate>${new Date(story.published_at).toUTCString()}</pubDate>`,
      `<description>${xml(plainWords(story.tagline || story.story_description))}</description>`,
      ...(story.author?.display_name
        ? [`<dc:creator>${xml(story.author.display_name)}</dc:creator>`]
        : []),
      ...(story.category ? [`<category>${xml(story.category.display_name)}</category>`] : []),
      '</item>',
    ].join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(title)}</title>
<link>${home}</link>
<description>${DESCRIPTION}</description>
<atom:link href="${xml(address)}" rel="self" type="application/rss+xml" />
${items.join('\n')}
</channel>
</rss>
`
}

/** JSON Feed 1.1; https://www.jsonfeed.org/version/1.1/ */
function jsonFeed({ title, site, home, address, stories }: FeedParts): string {
  const items = stories.map((story) => {
    const image = sharedPicture(story.cover_image_url)
    const { display_name: name, handle } = story.author ?? {}
    const page = handle ? { url: new URL(`/authors/${handle}`, site).href } : {}
    return {
      id: story.id,
      url: linkOf(site, story),
      title: story.title,
      summary: story.tagline,
      content_text: plainWords(story.story_description),
      date_published: story.published_at,
      language: story.language,
      tags: story.tags.map((tag) => tag.display_name),
      ...(image && { image: new URL(image, site).href }),
      ...(name && { authors: [{ name, ...page }] }),
    }
  })
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: DESCRIPTION,
    home_page_url: home,
    feed_url: address,
    items,
  })
}

const FORMATS = [
  { path: '/feed.xml', type: 'application/rss+xml; charset=utf-8', write: rss },
  { path: '/feed.json', type: 'application/feed+json; charset=utf-8', write: jsonFeed },
] as const

type Format = (typeof FORMATS)[number]

/**
 * The newest stories for those who read feeds: all of them, or a category, tag, author or language (`?category=`).
 * Addresses in a feed are whole ones, so there is none as long as the site does not know its own.
 */
export function feedRoutes(
  app: FastifyInstance,
  ports: Ports,
  { limiter, publicUrl }: { limiter: Limiter; publicUrl: string | null },
): void {
  if (publicUrl === null) return

  const send = async (format: Format, request: FastifyRequest, reply: FastifyReply) => {
    const tooOften = await limiter.ofFiles(request.ip)
    if (tooOften) return refuse(reply, tooOften)
    const query = FeedQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, { code: 'not_found' })
    const stories = await listNewest(ports, query.data)
    if (isRefusal(stories)) return refuse(reply, { code: 'not_found' })
    const { author } = query.data
    const title = titleOf(author, stories)
    const home = author === undefined ? publicUrl : new URL(`/authors/${author}`, publicUrl).href
    const address = new URL(request.url, publicUrl).href
    return reply
      .header('cache-control', 'public, max-age=600')
      .type(format.type)
      .send(format.write({ title, site: publicUrl, home, address, stories }))
  }
  for (const format of FORMATS) {
    app.get(format.path, (request, reply) => send(format, request, reply))
  }
}
