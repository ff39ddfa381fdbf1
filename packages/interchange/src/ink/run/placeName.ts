import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { seedOf } from '@kathasagar/story'

const LONGEST = 72
const HEAD = 60

/** Path components that the compiler generates. */
const isCounted = (part: string) => /^(?:\d+|[bst]|s\d+|\$.*)$/u.test(part)
/** Components of unnamed choices and gathers. */
const isWoven = (part: string) => /^[cg]-\d+$/u.test(part)

export function placeName(path: string): string {
  const parts = path.split('.')
  const last = parts.findLastIndex((part) => !isCounted(part))
  const name = last === -1 ? 'opening' : parts.slice(0, last + 1).join('.')
  const signs = Array.from(name)
  if (signs.length <= LONGEST) return name
  return `${signs.slice(0, HEAD).join('')}~${seedOf(name).toString(36)}`
}

export const endName = (path: string): string => `${placeName(path)}.end`

/** Returns a different name if the program stays in the node, so that source and target differ. */
export const placeAfter = (place: string, before: string | null): string =>
  place === before ? `${place} ~` : place

/** Returns the author's name of the knot and stitch as a title. */
export function placeTitle(place: string): string {
  const named = place
    .replace(/ ?~\w*$/u, '')
    .replace(/\.end$/u, '')
    .split('.')
    .filter((part) => !isCounted(part) && !isWoven(part))
  const words = named.join(' ').replace(/_+/gu, ' ').trim()
  const title = words === '' ? 'Opening' : words.charAt(0).toUpperCase() + words.slice(1)
  return Array.from(title).slice(0, STORY_LIMITS.titleMax).join('')
}
