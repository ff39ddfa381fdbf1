import type { StructureFocus } from '../../model/structure/structureFocus.ts'

export interface JsonFault {
  /** Names and places on the way to it, from the outside in. */
  path: readonly (string | number)[]
  message: string
}

export interface TextSpan {
  from: number
  to: number
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gu

/** Open object or list; `at` is the current name or index, null before a name. */
interface Frame {
  isList: boolean
  at: string | number | null
}

const leadsTo = (frames: readonly Frame[], path: JsonFault['path']) =>
  frames.length === path.length &&
  frames.every(({ at }, depth) => at !== null && String(at) === String(path[depth]))

/**
 * Returns the position of a path in valid JSON: its last name, else its value. Returns null if
 * there is none.
 */
export function placeInJson(json: string, path: JsonFault['path']): TextSpan | null {
  const frames: Frame[] = []
  for (const { 0: token, index: from } of json.matchAll(TOKEN)) {
    const span = { from, to: from + token.length }
    const frame = frames.at(-1)
    const isName = token.startsWith('"') && frame?.isList === false && frame.at === null
    if (isName) frame.at = JSON.parse(token) as string
    const isValue = !isName && !'}],:'.includes(token) && (frame?.isList ?? true)
    if ((isName || isValue) && leadsTo(frames, path)) return span
    if (token === '{' || token === '[')
      frames.push({ isList: token === '[', at: token === '[' ? 0 : null })
    else if (token === '}' || token === ']') frames.pop()
    else if (token === ',' && frame) frame.at = frame.isList ? Number(frame.at) + 1 : null
  }
  return null
}

/** Returns the path through the JSON to a scene, or to one of its choices. */
export const pathOf = ({ node, choice }: StructureFocus): (string | number)[] => [
  'nodes',
  node,
  ...(choice === undefined ? [] : ['choices', choice]),
]
