import { Story, StoryCard } from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import type { FirstAnswers } from './firstAnswers.ts'

const PRODUCT = 'Kathasagar'
/** Longer ones are cut off by those who show them. */
const DESCRIPTION_MAX = 160

interface PageHead {
  title?: string
  description?: string
  /** The picture that is seen first. */
  picture?: string | undefined
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const cut = (text: string) =>
  text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : text

/** Names the page by what its first answers hold. */
function headOf({ getStory, listFeatured }: FirstAnswers): PageHead {
  if (getStory) {
    const { title, tagline, story_description, cover_image_url } = Story.parse(JSON.parse(getStory))
    return {
      title: `${title} · ${PRODUCT}`,
      description: cut(tagline || story_description),
      picture: cover_image_url ?? undefined,
    }
  }
  if (listFeatured) {
    const [first] = z.array(StoryCard).parse(JSON.parse(listFeatured))
    return { title: `Stories · ${PRODUCT}`, picture: first?.cover_image_url ?? undefined }
  }
  return {}
}

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escaped(content)}" />`

const preload = (href: string) =>
  `<link rel="preload" as="image" href="${escaped(href)}" fetchpriority="high" />`

/** For a page that is shared: who shows it takes the words and the picture from here. */
function shareTags({ title, description, picture }: PageHead, address: string | null): string[] {
  if (!title || !address) return []
  return [
    `<link rel="canonical" href="${escaped(address)}" />`,
    meta('og:url', address),
    meta('og:title', title),
    ...(description ? [meta('og:description', description)] : []),
    ...(picture ? [meta('og:image', new URL(picture, address).href)] : []),
  ]
}

/** A value that stands in a page: no sign of it can end the element that it stands in. */
const asData = (answers: FirstAnswers) =>
  Object.entries(answers)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')
    .replaceAll('<', '\\u003c')

export interface PageParts {
  answers: FirstAnswers
  /** Scripts that the page will import. */
  scripts: readonly string[]
  /** The page's address, where the site's own is known. */
  address: string | null
}

/** Puts into the page what it would otherwise have to ask for, and what it is called. */
export function fillPage(page: string, { answers, scripts, address }: PageParts): string {
  const head = headOf(answers)
  const { title, description, picture } = head
  const tags = [
    ...(picture ? [preload(picture)] : []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...shareTags(head, address),
  ]
  const data = `<script type="application/json" id="first-answers">{${asData(answers)}}</script>`
  // Replacements are functions: in a string, `$&` of an author's title would mean something.
  return page
    .replace(/<title>[^<]*<\/title>/, (kept) => (title ? `<title>${escaped(title)}</title>` : kept))
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (kept, start: string) =>
      description ? start + escaped(description) : kept,
    )
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
    .replace('</body>', () => `${Object.keys(answers).length > 0 ? data : ''}</body>`)
}
