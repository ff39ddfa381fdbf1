import type { Branch } from '../program/program.ts'
import { outsideStrings } from './findClosing.ts'
import { sayInFull } from './harloweShortened.ts'
import { HARLOWE_LEVELS, readExpression } from './readExpression.ts'
import type { Source } from './readMarkup.ts'

const STRING = String.raw`("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')`
const WHOLE_STRING = new RegExp(`^${STRING}$`, 'u')

/** What a string says; anything else as it is. */
export function unquote(args: string): string {
  const said = args.trim()
  return WHOLE_STRING.test(said) ? said.slice(1, -1).replace(/\\([^])/gu, '$1') : said
}

const SEEN = new RegExp(String.raw`\(\s*history\s*:\s*\)\s*contains\s*${STRING}`, 'giu')
const VISITED = new RegExp(String.raw`\(\s*visited\s*:\s*${STRING}\s*\)`, 'giu')
const VISITS = /(?<![$_\w"'-])visits?\b(?!["'-])/gu

/** A macro that stands for a value, as the call that every format shares. */
const CALL = /\(\s*([a-z][\w-]*)\s*:/giu
const asCall = (_whole: string, name: string) => `harlowe.${plainName(name)}(`
export const plainName = (name: string) => name.toLowerCase().replace(/[-_]/gu, '')

/** A value or a condition, with what Harlowe says of visits. Its history leaves out the page itself. */
export function readWith({ page }: Pick<Source, 'page'>, args: string): Branch['when'] {
  const seen = (_whole: string, name: string) =>
    unquote(name) === page ? '(visited() > 1)' : `hasVisited(${name})`
  const said = args.replace(SEEN, seen).replace(VISITED, 'hasVisited($1)')
  const shared = outsideStrings(said, (part) =>
    part.replace(VISITS, 'visited()').replace(CALL, asCall),
  )
  const read = readExpression(shared, HARLOWE_LEVELS)
  return read && sayInFull(read)
}
