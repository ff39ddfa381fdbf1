import { ownPath } from '@kathasagar/story/webAddress'
import { unescaped } from './openGraph.ts'

const PRELOAD = /<link rel="preload"[^>]*>/g
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)")?/g
/** What a browser has to know of a file to fetch it as the page will ask for it. */
const SAID = ['as', 'type', 'crossorigin', 'fetchpriority']

/** A preload as a header says it; nothing for a file of another site. */
function linkOf(tag: string): string | null {
  const attributes = new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  )
  const file = ownPath(attributes.get('href') ?? '')
  if (file === null) return null
  const said = SAID.filter((name) => attributes.has(name)).map((name) => {
    const value = attributes.get(name)
    return value ? `; ${name}="${value}"` : `; ${name}`
  })
  return `<${file}>; rel=preload${said.join('')}`
}

/** Pictures before letters: the words are there without theirs. */
const picturesFirst = (tags: readonly string[]) =>
  tags.toSorted((one, other) => Number(other.includes('"image"')) - Number(one.includes('"image"')))

/**
 * What a page's head preloads, for a `Link` header: on a slow line the head of the answer is there
 * long before a page of thirty kilobytes is, and what is seen first can be fetched meanwhile.
 */
export function preloadHeader(page: string): string | null {
  const [head = ''] = page.split('</head>', 1)
  const links = picturesFirst(head.match(PRELOAD) ?? []).flatMap((tag) => linkOf(tag) ?? [])
  return links.length > 0 ? links.join(', ') : null
}
