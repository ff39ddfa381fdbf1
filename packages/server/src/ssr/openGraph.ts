import type { PageLanguage } from '@kathasagar/api/contract'

const PRODUCT = 'Kathasagar'
export const PRODUCTS: Readonly<Record<PageLanguage, string>> = { en: PRODUCT, hi: 'कथासागर' }
const PROMISE = 'The ocean of stories: say anything, and stay in the tale.'
/** Default image, created by `node scripts/drawIcons.mjs`. It is a JPEG, because link previews don't support SVG. */
const OWN_PICTURE = '/share.jpg'

export interface PageHead {
  title?: string
  description?: string
  picture?: string | undefined
  shared?: string | undefined
  isHidden?: boolean
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const SIGNS = Object.fromEntries(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]))
export const unescaped = (text: string) =>
  text.replace(/&\w+;/g, (entity) => SIGNS[entity] ?? entity)

/** Returns the cover in a format that link previews support, or undefined. */
export function sharedPicture(cover: string | null): string | undefined {
  if (cover === null) return undefined
  if (/^\/covers\/[\w-]+\.svg$/.test(cover)) return cover.replace(/svg$/, 'jpg')
  return cover.endsWith('.svg') ? undefined : cover
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`
const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}" />`

export function shareTags(head: PageHead, address: string | null): string[] {
  const { title = PRODUCT, description = PROMISE, shared = OWN_PICTURE, isHidden } = head
  const placed = address
    ? [
        `<link rel="canonical" href="${escaped(address)}" />`,
        property('og:url', address),
        property('og:image', new URL(shared, address).href),
      ]
    : []
  return [
    property('og:site_name', PRODUCT),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    named('twitter:card', 'summary_large_image'),
    ...placed,
    ...(isHidden ? [named('robots', 'noindex')] : []),
  ]
}
