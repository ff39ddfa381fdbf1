import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { seedOf } from '@kathasagar/story'

const LONGEST = 72
const HEAD = 60

/** Parts of a path that the compiler counts and no author names. */
const isCounted = (part: string) => /^(?:\d+|[bst]|s\d+|\$.*)$/u.test(part)
/** Parts for a choice or a gather without a name. */
const isWoven = (part: string) => /^[cg]-\d+$/u.test(part)

/** Name of the node for a path of the program: the place in the weave, without what is counted in it. */
export function placeName(path: string): string {
  const parts = path.split('.')
  const last = parts.findLastIndex((part) => !isCounted(part))
  const name = last === -1 ? 'opening' : parts.slice(0, last + 1).join('.')
  const signs = Array.from(name)
  if (signs.length <= LONGEST) return name
  return `${signs.slice(0, HEAD).join('')}~${seedOf(name).toString(36)}`
}

/** Name of the node for a path at which the story ends: no choice is ever made there. */
export const endName = (path: string): string => `${placeName(path)}.end`

/** The other name of a node, where the program stays in it: what is left and what is entered differ. */
export const placeAfter = (place: string, before: string | null): string =>
  place === before ? `${place} ~` : place

/** What a reader is told of a place that has no title: the knot and stitch that an author has named. */
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
