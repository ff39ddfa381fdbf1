import type { StructureFocus } from '../../model/structure/structureFocus.ts'

/** Something in JSON that keeps it from being a structure. */
export interface JsonFault {
  /** Names and places on the way to it, from the outside in. */
  path: readonly (string | number)[]
  /** What is wrong, a plain sentence. */
  message: string
}

/** From and to in a text, in units of its length. */
export interface TextSpan {
  from: number
  to: number
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gu

/** An object or a list that is open; `at` is the name or place in it, null before a name. */
interface Frame {
  isList: boolean
  at: string | number | null
}

const leadsTo = (frames: readonly Frame[], path: JsonFault['path']) =>
  frames.length === path.length &&
  frames.every(({ at }, depth) => at !== null && String(at) === String(path[depth]))

/**
 * Where a path leads in sound JSON: the name that it ends with, or the beginning of the value where
 * that has no name. Null where there is no such place.
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
