import { StoredStructure } from '@kathasagar/story/schema'
import type { ImportedStory, ImportRefusal } from '../shared/importedStory.ts'
import { fitScenes } from '../passages/fitScenes.ts'
import { tooManyScenes } from '../passages/passagesToStory.ts'
import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import { readAbout } from './readAbout.ts'

/** Reads our own export, an object with a `story_structure`, or a bare structure. */
export function readJson(text: string): ImportedStory | ImportRefusal {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const { message } = error as SyntaxError
    return {
      code: 'unreadable',
      message: `This is not valid JSON: ${message}.`,
      line: lineIn(message, text),
    }
  }
  if (typeof value !== 'object' || value === null) return unreadable('it is no object')
  const inner = structureIn(value)
  if (inner === undefined) return unreadable(foreignToolIn(value))
  return storedStory(titleIn(value), inner, inner === value ? {} : value)
}

/** Reads a structure and its other fields. Returns a refusal if it is not a structure. */
export function storedStory(
  title: string,
  value: unknown,
  beside: object,
): ImportedStory | ImportRefusal {
  const { data, error } = StoredStructure.safeParse(withoutUnknown(value))
  if (data) {
    const { about, notes } = readAbout(beside)
    const hasMore = Object.keys(about).length > 0
    // Scenes of an Ink story are only samples.
    const fitted = data.ink ? { structure: data, notes: [] } : fitScenes(data)
    const scenes = Object.keys(fitted.structure.nodes).length
    if (scenes > IMPORT_LIMITS.scenes) return tooManyScenes(scenes)
    return {
      title,
      structure: fitted.structure,
      notes: [...notes, ...fitted.notes],
      ...(hasMore ? { about } : {}),
    }
  }
  const [issue] = error.issues
  return unreadable(`${issue?.path.map(String).join(' › ') ?? ''}: ${issue?.message ?? ''}`)
}

type Issues = NonNullable<ReturnType<typeof StoredStructure.safeParse>['error']>['issues']
interface Unknown {
  path: readonly PropertyKey[]
  keys: readonly string[]
}

/** Returns the unknown keys. For a union, those of the variant that otherwise matches. */
const unknownIn = (issues: Issues, within: readonly PropertyKey[] = []): Unknown[] =>
  issues.flatMap((issue) => {
    const path = [...within, ...issue.path]
    if (issue.code === 'unrecognized_keys') return { path, keys: issue.keys }
    if (issue.code !== 'invalid_union') return []
    const shape = issue.errors.find((all) => all.every(({ code }) => code === 'unrecognized_keys'))
    return unknownIn(shape ?? [], path)
  })

function withoutUnknown(value: unknown): unknown {
  const unknown = unknownIn(StoredStructure.safeParse(value).error?.issues ?? [])
  if (unknown.length === 0) return value
  const kept = structuredClone(value)
  for (const { path, keys } of unknown) {
    const part = path.reduce((outer, key) => Reflect.get(Object(outer), key), kept)
    for (const key of keys) Reflect.deleteProperty(Object(part), key)
  }
  return kept
}

const unreadable = (why: string): ImportRefusal => ({
  code: 'unreadable',
  message: `This JSON contains no story: ${why}.`,
  line: null,
})

/** Returns the tool that wrote the JSON, and what to import instead. */
function foreignToolIn(value: object): string {
  if ('inkVersion' in value) return 'it is compiled ink; import the .ink file it was made from'
  if ('passages' in value) return 'it comes from Twine; import its HTML or Twee file instead'
  return 'it has no "story_structure", and no "nodes"'
}

function structureIn(value: object): unknown {
  if ('story_structure' in value) return value.story_structure
  if ('structure' in value) return value.structure
  return 'nodes' in value ? value : undefined
}

const titleIn = (value: object) =>
  'title' in value && typeof value.title === 'string' ? value.title : ''

/** Extracts the line number from a JSON error message. Its form depends on the JavaScript engine. */
function lineIn(message: string, text: string): number | null {
  const line = /line (\d+)/u.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  const place = /position (\d+)/u.exec(message)?.[1]
  return place === undefined ? null : text.slice(0, Number(place)).split('\n').length
}
