import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Choice, StoryNode, StoryStructure } from '@kathasagar/story'
import type { ImportNote } from '../shared/importedStory.ts'

/** Maximum length of a scene, with room for braces that are added later. */
const FULL = STORY_LIMITS.nodeTextMax - 200

/** Splits a text at paragraphs, lines or sentences, but never inside a group. */
function piecesOf(text: string): string[] {
  const cuts = cutsIn(text)
  const pieces: string[] = []
  let from = 0
  // Checks each cut at most twice, because a text may have a million.
  let first = 0
  while (text.length - from > FULL) {
    while ((cuts[first]?.at ?? Infinity) <= from) first += 1
    let last = first
    while ((cuts[last]?.at ?? Infinity) - from <= FULL) last += 1
    const within = cuts.slice(first, last)
    const best = ['\n\n', '\n', '.', ' '].flatMap(
      (kind) => within.filter((cut) => cut.kind === kind).at(-1) ?? [],
    )
    // Prefers a later cut, such as a sentence end, to a paragraph end in the first half.
    const cut = best.find(({ at }) => at - from > FULL / 2) ?? best[0]
    if (!cut) break
    pieces.push(text.slice(from, cut.at).trim())
    from = cut.at
  }
  return [...pieces, text.slice(from).trim()].filter((piece) => piece !== '')
}

interface Cut {
  kind: string
  at: number
}

function cutsIn(text: string): Cut[] {
  const cuts: Cut[] = []
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth = Math.max(0, depth - 1)
    else if (depth === 0 && sign === '\n')
      cuts.push({ kind: text[at + 1] === '\n' ? '\n\n' : '\n', at: at + 1 })
    else if (depth === 0 && sign === ' ')
      cuts.push({ kind: /[.!?।”"]/u.test(text[at - 1] ?? '') ? '.' : ' ', at: at + 1 })
  }
  return cuts
}

const GO_ON = 'Continue'
const MORE = 'More choices'
const BACK = 'Back'
/** Maximum number of choices per page, without the one that goes back. */
const ON_A_PAGE = STORY_LIMITS.nodeChoicesMax - 1

/** Splits long texts, moves surplus choices, and shortens long labels. Adds notes. */
export function fitScenes(structure: StoryStructure): {
  structure: StoryStructure
  notes: ImportNote[]
} {
  const notes: ImportNote[] = []
  const free = freeNames(structure)
  const nodes = Object.entries(structure.nodes).flatMap(([name, node]) => {
    const note = (message: string) =>
      notes.push({ passage: name, node: name, line: null, message, effect: 'looks', count: 1 })
    return splitText(name, shortenLabels(node, note), { free, note }).flatMap(([part, scene]) =>
      splitChoices(part, scene, { free, note }),
    )
  })
  return notes.length === 0
    ? { structure, notes }
    : { structure: { ...structure, nodes: Object.fromEntries(nodes) }, notes }
}

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

type Note = (message: string) => void
interface Fitting {
  free: (name: string) => string
  note: Note
}
type Named = [string, StoryNode]

function shortenLabels(node: StoryNode, note: Note): StoryNode {
  const isLong = ({ text }: Choice) =>
    text.length > STORY_LIMITS.choiceMax && Array.from(text).length > STORY_LIMITS.choiceMax
  if (!node.choices.some(isLong)) return node
  const choices = node.choices.map((choice): Choice => {
    if (!isLong(choice)) return choice
    const words = Array.from(choice.text)
      .slice(0, STORY_LIMITS.choiceMax - 1)
      .join('')
    const whole = words.replace(/(?<!\s)\s+\S*$/u, '')
    note(
      `A choice was longer than ${STORY_LIMITS.choiceMax} characters and was shortened: “${whole.slice(0, 60)}…”.`,
    )
    return { ...choice, text: `${whole}…` }
  })
  return { ...node, choices }
}

const pictureOf = ({ plate }: StoryNode) => (plate === undefined ? {} : { plate })

function splitText(name: string, node: StoryNode, { free, note }: Fitting): Named[] {
  if (Array.from(node.text).length <= STORY_LIMITS.nodeTextMax) return [[name, node]]
  const texts = piecesOf(node.text)
  if (texts.length < 2) return [[name, node]]
  note(
    `The text was longer than ${STORY_LIMITS.nodeTextMax} characters and was split into ${texts.length} scenes.`,
  )
  const names = texts.map((_, at) => (at === 0 ? name : free(name)))
  return texts.map((text, at): Named => {
    const next = names[at + 1]
    const { choices, ...rest } = node
    const kept = at === 0 ? rest : pictureOf(node)
    const leads = next === undefined ? choices : [{ text: GO_ON, target: next }]
    return [names[at] ?? name, { ...kept, text, choices: leads }]
  })
}

function splitChoices(name: string, node: StoryNode, { free, note }: Fitting): Named[] {
  const { choices } = node
  if (choices.length <= STORY_LIMITS.nodeChoicesMax) return [[name, node]]
  note(
    `${choices.length} choices are more than the ${STORY_LIMITS.nodeChoicesMax} of a scene. The others are on further pages.`,
  )
  const rows: Choice[][] = [choices.slice(0, ON_A_PAGE)]
  for (let at = ON_A_PAGE; at < choices.length; at += ON_A_PAGE - 1) {
    rows.push(choices.slice(at, at + ON_A_PAGE - 1))
  }
  const names = rows.map((_, at) => (at === 0 ? name : free(name)))
  // Going back must not repeat the effects of arrival.
  const first = node.enters === undefined ? name : free(name)
  const pages = rows.map((row, at): Named => {
    const next = names[at + 1]
    const more = next === undefined ? [] : [{ text: MORE, target: next }]
    const back = at === 0 ? [] : [{ text: BACK, target: first }]
    const leads = [...row, ...more, ...back]
    if (at === 0) return [name, { ...node, choices: leads }]
    return [names[at] ?? name, { text: `${MORE}.`, choices: leads, ...pictureOf(node) }]
  })
  const again: Named = [
    first,
    { text: `${MORE}.`, choices: pages[0]?.[1].choices ?? [], ...pictureOf(node) },
  ]
  return first === name ? pages : [...pages, again]
}
