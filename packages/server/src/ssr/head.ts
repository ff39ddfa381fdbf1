import {
  API_BASE,
  AuthorPage,
  ENTRY_PAGES,
  entryPageAt,
  Series,
  sharedCardPath,
  SharedPlay,
  Story,
  StoryCard,
  type PageLanguage,
  type RenderedPage,
} from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import { injectRenderedPage } from './injectHtml.ts'
import type { AnsweredCall } from './prefetch.ts'
import { escaped, PRODUCTS, sharedPicture, shareTags, type PageHead } from './openGraph.ts'
import { plainWords } from './plainWords.ts'

/** Longer ones are cut off by those who show them. */
const DESCRIPTION_MAX = 160

const cut = (words: string) => {
  const text = plainWords(words)
  return text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : text
}

/** The answer to a call, where the page has it. */
const answerIn = (answers: readonly AnsweredCall[], call: AnsweredCall['call']): unknown => {
  const found = answers.find((answer) => answer.call === call)
  return found && JSON.parse(found.json)
}

/** The entry page that is named exactly so: written in capitals, an address is no page to list. */
const namedPage = (path: string, locale: PageLanguage) => {
  const page = ENTRY_PAGES.find((one) => one.path === path.replace(/(?<=.)\/$/, ''))
  const { title, description } = (locale === 'en' ? page : page?.names?.[locale]) ?? page ?? {}
  return title && description ? { title, description } : undefined
}

/** A play is shown with the ending that it came to, else with the cover of its story. */
const headOfPlay = ({ share_code, story, ending }: SharedPlay, product: string): PageHead => ({
  title: `${story.title} · ${product}`,
  description: cut(story.tagline),
  picture: story.cover_image_url ?? undefined,
  shared: ending
    ? `${API_BASE}${sharedCardPath(share_code)}`
    : sharedPicture(story.cover_image_url),
  isHidden: true,
})

/** An author is shown with their own words, or with the promise that their stories are here. */
const headOfAuthor = (author: AuthorPage, product: string): PageHead => ({
  title: `${author.display_name} · ${product}`,
  ...(author.about && { description: cut(author.about) }),
  shared: sharedPicture(author.avatar_url),
})

/** A series is shown with its author's words, and the cover of its first part. */
function headOfSeries({ title, description, parts }: Series, product: string): PageHead {
  const cover = parts[0]?.story.cover_image_url ?? null
  return {
    title: `${title} · ${product}`,
    ...(description && { description: cut(description) }),
    picture: cover ?? undefined,
    shared: sharedPicture(cover),
  }
}

/** Names the page by what its first answers hold, else by its address. */
function headOf({ answers, path, locale }: PageParts): PageHead {
  const product = PRODUCTS[locale]
  const story = answerIn(answers, 'getStory')
  if (story !== undefined) {
    const { title, tagline, story_description, cover_image_url } = Story.parse(story)
    return {
      title: `${title} · ${product}`,
      description: cut(tagline || story_description),
      picture: cover_image_url ?? undefined,
      shared: sharedPicture(cover_image_url),
    }
  }
  const author = answerIn(answers, 'getAuthor')
  if (author !== undefined) return headOfAuthor(AuthorPage.parse(author), product)
  const series = answerIn(answers, 'getSeries')
  if (series !== undefined) return headOfSeries(Series.parse(series), product)
  const play = answerIn(answers, 'getSharedPlay')
  if (play !== undefined) return headOfPlay(SharedPlay.parse(play), product)
  const name = namedPage(path, locale)
  if (!name) return { isHidden: true }
  const isNamedAlready = name.title.startsWith(product)
  const title = isNamedAlready ? name.title : `${name.title} · ${product}`
  const featured = answerIn(answers, 'listFeatured')
  if (featured === undefined) return { ...name, title }
  const [first] = [featured, answerIn(answers, 'getTaleOfTheDay') ?? []].flatMap((stories) =>
    z.array(StoryCard).parse(stories),
  )
  return { ...name, title, picture: first?.cover_image_url ?? undefined }
}

const preload = (href: string) =>
  `<link rel="preload" as="image" href="${escaped(href)}" fetchpriority="high" />`

/** Values that stand in a page: no sign of them can end the element that they stand in. */
const asData = (answers: readonly AnsweredCall[]) =>
  answers
    .map(
      ({ json, url: _asked, ...entry }) =>
        `${JSON.stringify(entry).slice(0, -1)},"answer":${json}}`,
    )
    .join(',')
    .replaceAll('<', '\\u003c')

export interface PageParts {
  answers: readonly AnsweredCall[]
  /** The page as it will look, unless the browser renders it. */
  rendered: RenderedPage | null
  /** What the page speaks. */
  locale: PageLanguage
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
  const head = headOf(parts)
  const { title, description, picture } = head
  const tags = [
    ...(picture ? [preload(picture)] : []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...shareTags(head, address),
  ]
  const data = `<script type="application/json" id="prefetched-queries">[${asData(answers)}]</script>`
  // Replacements are functions: in a string, `$&` of an author's title would mean something.
  const filled = page
    .replace(/<title>[^<]*<\/title>/, (kept) => (title ? `<title>${escaped(title)}</title>` : kept))
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (kept, start: string) =>
      description ? start + escaped(description) : kept,
    )
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
    .replace('</body>', () => `${answers.length > 0 ? data : ''}</body>`)
  const { codeComes = 'seen' } = entryPageAt(path)?.ssr ?? {}
  return rendered ? injectRenderedPage(filled, rendered, codeComes) : filled
}
