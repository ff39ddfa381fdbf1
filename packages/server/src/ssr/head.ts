import { Story, StoryCard } from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import { injectRenderedPage, type RenderedPage } from './injectHtml.ts'
import type { PrefetchedQueries } from './prefetch.ts'
import { nameOfPage } from './pageNames.ts'
import { escaped, PRODUCT, sharedPicture, shareTags, type PageHead } from './openGraph.ts'

/** Longer ones are cut off by those who show them. */
const DESCRIPTION_MAX = 160

const cut = (text: string) =>
  text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : text

/** Names the page by what its first answers hold, else by its address. */
function headOf({ getStory, listFeatured }: PrefetchedQueries, path: string): PageHead {
  if (getStory) {
    const { title, tagline, story_description, cover_image_url } = Story.parse(JSON.parse(getStory))
    return {
      title: `${title} · ${PRODUCT}`,
      description: cut(tagline || story_description),
      picture: cover_image_url ?? undefined,
      shared: sharedPicture(cover_image_url),
    }
  }
  const name = nameOfPage(path)
  if (!name) return { isHidden: true }
  const isNamedAlready = name.title.startsWith(PRODUCT)
  const title = isNamedAlready ? name.title : `${name.title} · ${PRODUCT}`
  if (!listFeatured) return { ...name, title }
  const [first] = z.array(StoryCard).parse(JSON.parse(listFeatured))
  return { ...name, title, picture: first?.cover_image_url ?? undefined }
}

const preload = (href: string) =>
  `<link rel="preload" as="image" href="${escaped(href)}" fetchpriority="high" />`

/** A value that stands in a page: no sign of it can end the element that it stands in. */
const asData = (answers: PrefetchedQueries) =>
  Object.entries(answers)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')
    .replaceAll('<', '\\u003c')

export interface PageParts {
  answers: PrefetchedQueries
  /** The page as it will look, unless the browser renders it. */
  rendered: RenderedPage | null
  /** Scripts that the page will import. */
  scripts: readonly string[]
  /** Path of the page. */
  path: string
  /** The page's whole address, where the site's own is known. */
  address: string | null
}

/** Puts into the page what it would otherwise have to ask for, and what it is called. */
export function fillPage(page: string, parts: PageParts): string {
  const { answers, rendered, scripts, path, address } = parts
  const head = headOf(answers, path)
  const { title, description, picture } = head
  const tags = [
    ...(picture ? [preload(picture)] : []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...shareTags(head, address),
  ]
  const data = `<script type="application/json" id="prefetched-queries">{${asData(answers)}}</script>`
  // Replacements are functions: in a string, `$&` of an author's title would mean something.
  const filled = page
    .replace(/<title>[^<]*<\/title>/, (kept) => (title ? `<title>${escaped(title)}</title>` : kept))
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (kept, start: string) =>
      description ? start + escaped(description) : kept,
    )
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
    .replace('</body>', () => `${Object.keys(answers).length > 0 ? data : ''}</body>`)
  return rendered ? injectRenderedPage(filled, rendered) : filled
}
