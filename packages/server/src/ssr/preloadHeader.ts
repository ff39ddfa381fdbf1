import { ownPath } from '@kathasagar/story/webAddress'
import { unescaped } from './openGraph.ts'

const PRELOAD = /<link rel="preload"[^>]*>/g
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)")?/g
/** Attributes that must match the page's later request. */
const REQUEST_ATTRIBUTES = ['as', 'type', 'crossorigin', 'fetchpriority']

/** Returns null for files of other sites. */
function linkOf(tag: string): string | null {
  const attributes = new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  )
  const file = ownPath(attributes.get('href') ?? '')
  if (file === null) return null
  const said = REQUEST_ATTRIBUTES.filter((name) => attributes.has(name)).map((name) => {
    const value = attributes.get(name)
    return value ? `; ${name}="${value}"` : `; ${name}`
  })
  return `<${file}>; rel=preload${said.join('')}`
}

/** Images first, because text is readable without its font. */
const picturesFirst = (tags: readonly string[]) =>
  tags.toSorted((one, other) => Number(other.includes('"image"')) - Number(one.includes('"image"')))

/** The header arrives long before a 30 kB page on a slow line. */
export function preloadHeader(page: string): string | null {
  const [head = ''] = page.split('</head>', 1)
  const links = picturesFirst(head.match(PRELOAD) ?? []).flatMap((tag) => linkOf(tag) ?? [])
  return links.length > 0 ? links.join(', ') : null
}
