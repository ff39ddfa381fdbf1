import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { showText } from './stripMarkup.ts'

/** What stands before a field on its line, or on the line above where that asks for something. */
export function labelBefore(text: string, at: number): string {
  const [here = '', above = ''] = text
    .slice(Math.max(0, at - LOOKED_AT), at)
    .split('\n')
    .reverse()
  const words = plainWords(here)
  return words === '' && /[:?…]\s*$/u.test(above) ? plainWords(above) : words
}

/** The label of a field; its variable's own name where the text says nothing. */
export function labelOf(words: string, variable: string): string {
  const name = variable.replace(/^[$_]/u, '').replace(/[_.]+/gu, ' ').trim()
  const label = words.trim() || name.charAt(0).toUpperCase() + name.slice(1)
  const signs = Array.from(label)
  return (signs.length > STORY_LIMITS.labelMax ? signs.slice(-STORY_LIMITS.labelMax) : signs)
    .join('')
    .trim()
}

/** Signs before a field that are looked at. */
const LOOKED_AT = 400

/** Words without markup; none where something varies among them. */
function plainWords(source: string): string {
  const bare = source.replace(/<\/?[a-z][^<>]{0,100}>/giu, ' ')
  return /[<>{}[\]$]|\(\w+:/u.test(bare) ? '' : showText(bare).replace(/\s+/gu, ' ').trim()
}
