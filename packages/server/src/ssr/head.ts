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
} from '@kathasagar/api/contract'
import type { EntryPage, PageLanguage, RenderedPage } from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import { escaped, type PageHead, PRODUCTS, sharedPicture, shareTags } from './openGraph.ts'
import type { AnsweredCall } from './prefetch.ts'

/** Converts Markdown to plain text. Keeps the text of links, but removes images. */
const plainWords = (markdown: string): string =>
  markdown
    .replace(/(!?)\[([^[\]]*)\]\([^()]*\)/g, (_whole, picture, words) => (picture ? '' : words))
    .replace(/^[ \t]*(?:#{1,6}|>|[-+])[ \t]/gm, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

type CodeComes = NonNullable<EntryPage['ssr']>['codeComes']

/** Maximum wait for the first paint, in ms. Hidden pages are never painted. */
const HIDDEN_DELAY_MS = 2000

/** Maximum wait for an idle page after the load event, in ms. */
const IDLE_TIMEOUT_MS = 2000

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'click']

const ENTRY = /<script type="module"[^>]* src="([^"]+)" nonce="([^"]+)"><\/script>/
const PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g

/** JavaScript of a promise that resolves after the first paint. */
const SEEN = `new Promise((seen)=>{new PerformanceObserver(seen).observe({type:'paint',buffered:true});setTimeout(seen,${HIDDEN_DELAY_MS})})`

/** JavaScript of a promise that resolves when the page is idle or used. Ignores pointer moves of zero distance. */
const AT_REST =
  `new Promise((go)=>{if(document.documentElement.dataset.ssr==='other')return go();` +
  `const heard=new AbortController();` +
  `const touched=(event)=>{if(event.type!=='pointermove'||event.movementX||event.movementY){heard.abort();go()}};` +
  `for(const touch of ${JSON.stringify(TOUCHES)})addEventListener(touch,touched,{capture:true,passive:true,signal:heard.signal});` +
  `const rest=()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:${IDLE_TIMEOUT_MS}}):setTimeout(go,200);` +
  `document.readyState==='complete'?rest():addEventListener('load',rest,{once:true})})`

/** Loads the app file by file, and yields between files. The app repeats an early click. */
const deferHydration = (entry: string, files: readonly string[], codeComes: CodeComes) =>
  `addEventListener('click',window.recordEarlyInput=(event)=>{window.earlyPress=event.target.closest('button')},true);` +
  `(async()=>{const files=${JSON.stringify(files)};` +
  `const asked=${codeComes === 'at rest' ? AT_REST : 'null'};await ${SEEN};await asked;` +
  `await Promise.all(files.map((href)=>new Promise((here)=>document.head.append(` +
  `Object.assign(document.createElement('link'),{rel:'modulepreload',href,onload:here,onerror:here})))));` +
  `const rest=()=>new Promise((next)=>setTimeout(next));await rest();` +
  `for(const file of files){await import(file);await rest()}` +
  `import(${JSON.stringify(entry)})})()`

/** Inserts the rendered page. To save bandwidth, its code loads after the first paint or when the page is idle. */
function injectRenderedPage(page: string, { html, styles }: RenderedPage, codeComes: CodeComes) {
  const [tag, entry, nonce] = ENTRY.exec(page) ?? []
  const laid = page.replace('<div id="root"></div>', () => `<div id="root" data-ssr>${html}</div>`)
  if (!tag || !entry) return laid.replace('</head>', () => `${styles}</head>`)

  const [head = '', ...body] = laid.split('</head>')
  const files = [...head.matchAll(PRELOADS)].map(([, href = '']) => href)
  const script = `<script nonce="${nonce}">${deferHydration(entry, files, codeComes)}</script>`
  const calm = head.replaceAll(PRELOADS, '').replace(tag, '')
  return [`${calm}${styles}`, ...body].join('</head>').replace('</body>', () => `${script}</body>`)
}

/** Maximum length of a description, in characters. Link previews cut longer ones. */
const DESCRIPTION_MAX = 160

const truncate = (words: string) => {
  const text = plainWords(words)
  return text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : text
}

const answerIn = (answers: readonly AnsweredCall[], call: AnsweredCall['call']): unknown => {
  const found = answers.find((answer) => answer.call === call)
  return found && JSON.parse(found.json)
}

/** Returns the entry page of a path. Paths are case-sensitive, because other spellings are not indexed. */
const findEntryPage = (path: string, locale: PageLanguage) => {
  const page = ENTRY_PAGES.find((one) => one.path === path.replace(/(?<=.)\/$/, ''))
  const { title, description } = (locale === 'en' ? page : page?.names?.[locale]) ?? page ?? {}
  return title && description ? { title, description } : undefined
}

const headOfPlay = ({ share_code, story, ending }: SharedPlay, product: string): PageHead => ({
  title: `${story.title} · ${product}`,
  description: truncate(story.tagline),
  picture: story.cover_image_url ?? undefined,
  shared: ending
    ? `${API_BASE}${sharedCardPath(share_code)}`
    : sharedPicture(story.cover_image_url),
  isHidden: true,
})

const headOfAuthor = (author: AuthorPage, product: string): PageHead => ({
  title: `${author.display_name} · ${product}`,
  ...(author.about && { description: truncate(author.about) }),
  shared: sharedPicture(author.avatar_url),
})

function headOfSeries({ title, description, parts }: Series, product: string): PageHead {
  const cover = parts[0]?.story.cover_image_url ?? null
  return {
    title: `${title} · ${product}`,
    ...(description && { description: truncate(description) }),
    picture: cover ?? undefined,
    shared: sharedPicture(cover),
  }
}

function headOf({ answers, path, locale }: PageParts): PageHead {
  const product = PRODUCTS[locale]
  const story = answerIn(answers, 'getStory')
  if (story !== undefined) {
    const { title, tagline, story_description, cover_image_url } = Story.parse(story)
    return {
      title: `${title} · ${product}`,
      description: truncate(tagline || story_description),
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
  const name = findEntryPage(path, locale)
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

const escapeJson = (answers: readonly AnsweredCall[]) =>
  answers
    .map(
      ({ json, url: _asked, ...entry }) =>
        `${JSON.stringify(entry).slice(0, -1)},"answer":${json}}`,
    )
    .join(',')
    .replaceAll('<', '\\u003c')

export interface PageParts {
  answers: readonly AnsweredCall[]
  rendered: RenderedPage | null
  locale: PageLanguage
  scripts: readonly string[]
  path: string
  address: string | null
}

export function fillPage(page: string, parts: PageParts): string {
  const { answers, rendered, scripts, path, address } = parts
  const head = headOf(parts)
  const { title, description, picture } = head
  const tags = [
    ...(picture ? [preload(picture)] : []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...shareTags(head, address),
  ]
  const data = `<script type="application/json" id="prefetched-queries">[${escapeJson(answers)}]</script>`
  // Functions are used, because `$&` has a special meaning in a replacement string.
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
