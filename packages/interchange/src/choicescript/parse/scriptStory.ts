import { sceneLines, type SceneLine } from './sceneLines.ts'

/** A game of ChoiceScript: its scenes by name, each in lines. */
export interface ScriptStory {
  title: string
  scenes: ReadonlyMap<string, ScriptScene>
  /** Where it begins. */
  start: string
  /** Scenes in the order in which one follows the other. */
  order: readonly string[]
}

export interface ScriptScene {
  name: string
  lines: readonly SceneLine[]
  /** Place of each label among the lines; of two with one name the first. */
  labels: ReadonlyMap<string, number>
  /** Every option can be taken once unless it says otherwise. */
  hidesReuse: boolean
}

/** The scene that shows how things stand; it is no part of the way. */
export const STATS = 'choicescript_stats'

const START = 'startup'

/** A game from the texts of its scenes, by their names in small letters. */
export function scriptStory(texts: ReadonlyMap<string, string>): ScriptStory {
  const scenes = new Map(
    [...texts].map(([name, text]): [string, ScriptScene] => {
      const lines = sceneLines(text)
      return [name, { name, lines, labels: labelsIn(lines), hidesReuse: hidesReuse(lines) }]
    }),
  )
  const told = [...scenes.keys()].filter((name) => name !== STATS)
  const start = scenes.has(START) ? START : (told[0] ?? START)
  const first = scenes.get(start)?.lines ?? []
  return { title: titleIn(first), scenes, start, order: sceneList(first) }
}

/** The command stands alone at the beginning of a line. */
const hidesReuse = (lines: readonly SceneLine[]) =>
  lines.some(({ words, indent }) => indent === 0 && /^\*hide_reuse\s*$/iu.test(words))

function labelsIn(lines: readonly SceneLine[]): Map<string, number> {
  const labels = new Map<string, number>()
  for (const [place, { command, given }] of lines.entries()) {
    const name = given.trim().toLowerCase()
    if (command === 'label' && !labels.has(name)) labels.set(name, place)
  }
  return labels
}

const titleIn = (lines: readonly SceneLine[]) =>
  lines.find(({ command }) => command === 'title')?.given.trim() ?? ''

/** The lines that are indented below the command. */
function sceneList(lines: readonly SceneLine[]): string[] {
  const at = lines.findIndex(({ command }) => command === 'scene_list')
  const head = lines[at]
  if (!head) return []
  const names: string[] = []
  for (const { words, indent } of lines.slice(at + 1)) {
    if (words === '') continue
    if (indent <= head.indent) break
    // A dollar marks the scene that is to be paid for.
    names.push(words.replace(/^\$\s*/u, '').toLowerCase())
  }
  return names
}

/** The scene that the list has after another one; null after the last. */
export function listedAfter({ order }: ScriptStory, name: string): string | null {
  const place = order.indexOf(name)
  return place === -1 ? null : (order[place + 1] ?? null)
}

/** The scene that comes after another one; null after the last, and where it is not among the files. */
export function sceneAfter(story: ScriptStory, name: string): string | null {
  const next = listedAfter(story, name)
  return next !== null && story.scenes.has(next) ? next : null
}

/** What a scene is called by a jump: `name`, or `name label`. */
export function jumpTarget(given: string): { scene: string; label: string | null } {
  const [scene = '', label] = given.trim().toLowerCase().split(/\s+/u)
  return { scene, label: label ?? null }
}

/** How a page goes on where its author did not say. */
export const NEXT_PAGE = 'Next'
export const NEXT_SCENE = 'Next Chapter'
