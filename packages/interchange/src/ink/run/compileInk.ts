import { PlateImageUrl } from '@kathasagar/story/schema'
import { Compiler, CompilerOptions } from 'inkjs/full'

import { INK_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Plate, StoryStructure } from '@kathasagar/story'
import { InkError } from './boundedInk.ts'
import { programJson } from './inkJson.ts'
import { walkInk } from './walkInk.ts'
import { IMPORT_LIMITS } from '../../shared/importLimits.ts'

/** Constructs that slow down ink's compiler. */
const CHOICE = /^[ \t]*[*+-]/gmu
const BRACE = /\{/gu
const ALTERNATIVE = /\|/gu
const LINE = /^[ \t]*\S/gmu

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

function isTooMuchInk(texts: readonly string[]): boolean {
  const weightOf = (text: string) =>
    countOf(text, LINE) +
    4 * countOf(text, CHOICE) +
    3 * countOf(text, BRACE) +
    countOf(text, ALTERNATIVE)
  return texts.reduce((sum, text) => sum + weightOf(text), 0) > IMPORT_LIMITS.inkParts
}

const ERROR = 2

/** Compiles ink. Throws an `InkError` with the compiler's first error. */
export function compiledOf(source: string): string {
  if (source.length > INK_LIMITS.sourceMax) {
    throw new InkError(`The ink is longer than ${INK_LIMITS.sourceMax} signs.`)
  }
  if (isTooMuchInk([source])) throw new InkError('The ink has more parts than can be compiled.')
  const errors: string[] = []
  const onFault = (message: string, type: number) => {
    if (type === ERROR) errors.push(message)
  }
  try {
    // Counts all visits, as ink's own editor does.
    const compiled = new Compiler(
      source,
      new CompilerOptions(null, [], true, onFault, null),
    ).Compile()
    const json = programJson(compiled)
    if (json.length > INK_LIMITS.compiledMax) throw new InkError('The compiled ink is too large.')
    return json
  } catch (error) {
    if (error instanceof InkError) throw error
    throw new InkError(errors[0] ?? 'It cannot be compiled.')
  }
}

/** Creates plates for the images that a program uses. The author adds alternative texts. */
const platesOf = (images: readonly string[]): Record<string, Plate> =>
  Object.fromEntries(
    images
      .filter((image) => PlateImageUrl.safeParse(image).success && image !== '')
      .slice(0, STORY_LIMITS.plates)
      .map((image, place) => [`picture_${place + 1}`, { image, alt: '' }]),
  )

export function inkStory(source: string, onWay?: (share: number) => void): StoryStructure {
  const compiled = compiledOf(source)
  const { start, nodes, walk, images } = walkInk(compiled, onWay)
  const plates = platesOf(images)
  return {
    start_node: start,
    nodes,
    ...(Object.keys(plates).length > 0 ? { plates } : {}),
    ink: { source, compiled, walk },
  }
}

/** Returns true if the program and its walks match the source. */
export function isOwnInk({ start_node, nodes, ink }: StoryStructure): boolean {
  if (ink === undefined) return true
  try {
    const { start_node: start, nodes: met, ink: anew } = inkStory(ink.source)
    const own = sorted({ start_node: start, nodes: met, ink: anew })
    return JSON.stringify(sorted({ start_node, nodes, ink })) === JSON.stringify(own)
  } catch (error) {
    if (error instanceof InkError) return false
    throw error
  }
}

/** Sorts object keys, because a database may change their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]),
  )
}
