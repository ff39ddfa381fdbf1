import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Choice, StoryNode, StoryStructure } from '@kathasagar/story'
import type { ImportedStory, ImportFix } from '../shared/importedStory.ts'
import { BACK, GO_ON, MORE } from './goOn.ts'
import { markScenes } from './markScenes.ts'
import { piecesOf } from './piecesOf.ts'

/** A structure that fits, and what was done to it. */
export type Autofixed = Pick<ImportedStory, 'structure' | 'mends' | 'unfixed'>

/** Whether a fix is made; what is made is kept in the order of the scenes. */
export type Wants = (fix: Omit<ImportFix, 'id'>) => boolean

const NONE: ReadonlySet<string> = new Set()

/**
 * Makes what other tools allow fit: long texts are parted at their paragraphs, choices that a scene
 * has no room for follow on further pages, and labels are cut. Scenes without text, and those that no
 * way leads to, are marked. Each is a fix of its own, and is left out where its id is.
 */
export function autofix(structure: StoryStructure, without = NONE): Autofixed {
  // What runs as ink is told by its program; its scenes are those that walks have met.
  if (structure.ink) return { structure, mends: [] }
  const mends: ImportFix[] = []
  const wants: Wants = (wished) => {
    const made = { ...wished, id: [wished.kind, wished.choice ?? '', wished.node].join(' ') }
    if (!without.has(made.id)) mends.push(made)
    return !without.has(made.id)
  }
  const free = freeNames(structure)
  const marks = markScenes(structure)
  const nodes = Object.entries(structure.nodes).flatMap(([name, node]) => {
    const context = { name, free, wants }
    const scenes = parted(shortened(node, context), context).flatMap(([part, scene]) =>
      paged(part, scene, context),
    )
    marks(name).forEach(wants)
    return scenes
  })
  const fixed = { ...structure, nodes: Object.fromEntries(nodes) }
  return { structure: fixed, mends, ...(mends.length > 0 ? { unfixed: structure } : {}) }
}

/** A story that was read, without those of its fixes that have these ids. */
export const withoutFixes = (story: ImportedStory, ids: ReadonlySet<string>): ImportedStory =>
  story.unfixed === undefined
    ? story
    : { ...story, ...autofix(story.unfixed, ids), unfixed: story.unfixed }

/** Names for what is parted from a scene; each row of parts goes on where it left off. */
function freeNames({ nodes }: StoryStructure) {
  const taken = new Set(Object.keys(nodes))
  const counted = new Map<string, number>()
  return (name: string): string => {
    const begin = Array.from(name)
      .slice(0, STORY_LIMITS.nodeNameMax - 12)
      .join('')
    for (let count = counted.get(begin) ?? 2; ; count += 1) {
      const found = `${begin}, part ${count}`
      if (taken.has(found)) continue
      taken.add(found)
      counted.set(begin, count + 1)
      return found
    }
  }
}

interface FixContext {
  /** Of the scene, as it was read. */
  name: string
  free: (name: string) => string
  wants: Wants
}

const lengthOf = (words: string) =>
  words.length <= STORY_LIMITS.choiceMax ? words.length : Array.from(words).length

function shortened(node: StoryNode, { name, wants }: FixContext): StoryNode {
  if (node.choices.every(({ text }) => lengthOf(text) <= STORY_LIMITS.choiceMax)) return node
  const choices = node.choices.map((choice, at): Choice => {
    if (lengthOf(choice.text) <= STORY_LIMITS.choiceMax) return choice
    const words = Array.from(choice.text)
      .slice(0, STORY_LIMITS.choiceMax - 1)
      .join('')
    const whole = words.replace(/(?<!\s)\s+\S*$/u, '')
    const message = `The words of a choice are longer than ${STORY_LIMITS.choiceMax} characters; they were cut: “${whole.slice(0, 60)}…”.`
    const isCut = wants({ kind: 'label', node: name, choice: at, parts: 1, message })
    return isCut ? { ...choice, text: `${whole}…` } : choice
  })
  return { ...node, choices }
}

type Named = [string, StoryNode]

function parted(node: StoryNode, { name, free, wants }: FixContext): Named[] {
  if (Array.from(node.text).length <= STORY_LIMITS.nodeTextMax) return [[name, node]]
  const texts = piecesOf(node.text)
  const parts = texts.length
  const message = `The text is longer than ${STORY_LIMITS.nodeTextMax} characters; it goes on in ${parts} parts.`
  if (parts < 2 || !wants({ kind: 'text', node: name, parts, message })) return [[name, node]]
  const names = texts.map((_, at) => (at === 0 ? name : free(name)))
  return texts.map((text, at): Named => {
    const next = names[at + 1]
    const { choices, ...rest } = node
    const own = names[at] ?? name
    const kept = at === 0 ? rest : pictureOf(node)
    if (next === undefined) return [own, { ...kept, text, choices }]
    return [own, { ...kept, text, choices: [{ text: GO_ON, target: next }] }]
  })
}

/** What is parted from a scene is still that page. */
const pictureOf = ({ plate }: StoryNode) => (plate === undefined ? {} : { plate })

/** The last page has room for the way back. */
const ON_A_PAGE = STORY_LIMITS.nodeChoicesMax - 1

function paged(part: string, node: StoryNode, { name, free, wants }: FixContext): Named[] {
  const { choices } = node
  if (choices.length <= STORY_LIMITS.nodeChoicesMax) return [[part, node]]
  const rows: Choice[][] = [choices.slice(0, ON_A_PAGE)]
  for (let at = ON_A_PAGE; at < choices.length; at += ON_A_PAGE - 1) {
    rows.push(choices.slice(at, at + ON_A_PAGE - 1))
  }
  const message = `${choices.length} choices are more than the ${STORY_LIMITS.nodeChoicesMax} of a scene; the others follow on further pages.`
  if (!wants({ kind: 'choices', node: name, parts: rows.length, message })) return [[part, node]]
  const names = rows.map((_, at) => (at === 0 ? part : free(part)))
  // Who only turns a page back arrives nowhere: nothing is set or drawn once more.
  const first = node.enters === undefined ? part : free(part)
  const pages = rows.map((row, at): Named => {
    const next = names[at + 1]
    const more = next === undefined ? [] : [{ text: MORE, target: next }]
    const back = at === 0 ? [] : [{ text: BACK, target: first }]
    if (at === 0) return [part, { ...node, choices: [...row, ...more] }]
    const choicesHere = [...row, ...more, ...back]
    return [names[at] ?? part, { text: `${MORE}.`, choices: choicesHere, ...pictureOf(node) }]
  })
  const choicesOfFirst = pages[0]?.[1].choices ?? []
  return first === part
    ? pages
    : [...pages, [first, { text: `${MORE}.`, choices: choicesOfFirst, ...pictureOf(node) }]]
}
