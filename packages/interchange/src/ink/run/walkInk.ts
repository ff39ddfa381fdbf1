import { INK_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import {
  drawFrom,
  drawIndex,
  type InkWalk,
  type InkWalkError,
  type StoryNode,
} from '@kathasagar/story'
import { InkError } from './boundedInk.ts'
import { openInk, type InkPlay, type InkOutput } from './playInk.ts'

export interface WalkResult {
  start: string
  /** Scenes by name, with the choices that were taken. */
  nodes: Readonly<Record<string, StoryNode>>
  walk: InkWalk
  images: readonly string[]
}

type MetNode = StoryNode & { choices: { text: string; target: string }[] }

/** Only endings may have no choices. */
const isEnd = (name: string) => /\.end(?: ~)?$/u.test(name)

interface Walking {
  start: string
  nodes: Map<string, MetNode>
  faults: Map<string, InkWalkError>
  images: Set<string>
  steps: number
  torn: number
  ways: number
  ended: number
  unfinished: number
  loose: number
  longest: number
}

const OPENING = 'opening'

/** Walks a program at random, with a fixed seed and a step limit, so that results are reproducible. */
export function walkInk(compiled: string, onWay: (share: number) => void = () => {}): WalkResult {
  const walking: Walking = {
    start: '',
    nodes: new Map(),
    faults: new Map(),
    images: new Set(),
    steps: 0,
    torn: 0,
    ways: 0,
    ended: 0,
    unfinished: 0,
    loose: 0,
    longest: 0,
  }
  let play: InkPlay | null = null
  while (goesOn(walking)) {
    walking.ways += 1
    let place = OPENING
    try {
      play ??= openInk(compiled)
      walkOnce(walking, play, (now) => {
        place = now
      })
    } catch (error) {
      if (!(error instanceof InkError)) throw error
      keepFault(walking, error, place)
      walking.torn += 1
      // A stopped session cannot be reset.
      play = null
      if (walking.start === '') break
    }
    onWay(walking.ways / INK_LIMITS.ways)
  }
  return resultOf(walking)
}

const goesOn = ({ ways, steps, torn }: Walking) =>
  ways < INK_LIMITS.ways && steps < INK_LIMITS.walkSteps && torn < INK_LIMITS.tornWays

function walkOnce(walking: Walking, play: InkPlay, at: (place: string) => void) {
  const draw = drawFrom(walking.ways)
  let told = play.begin(walking.ways)
  walking.start ||= told.place
  for (let step = 0; ; step += 1) {
    walking.steps += told.steps + INK_LIMITS.turnSteps
    at(told.place)
    meet(walking, told)
    walking.longest = Math.max(walking.longest, step)
    if (told.choices.length === 0) {
      walking.ended += 1
      walking.loose += told.isLoose ? 1 : 0
      break
    }
    if (step >= INK_LIMITS.wayChoices || walking.steps > INK_LIMITS.walkSteps) {
      walking.unfinished += 1
      break
    }
    const choice = drawIndex(draw, told.choices.length)
    const next = play.choose(choice)
    link(walking, told, choice, next)
    told = next
  }
  // Fails, like play, if the state is too large to save.
  play.save()
}

const cut = (words: string, most: number) => Array.from(words).slice(0, most).join('')

function meet({ nodes, images }: Walking, { place, text, title, plate }: InkOutput) {
  if (plate !== undefined) images.add(plate)
  if (nodes.has(place) || nodes.size >= INK_LIMITS.scenes) return
  nodes.set(place, { title, text: cut(text, STORY_LIMITS.nodeTextMax), choices: [] })
}

function link({ nodes }: Walking, from: InkOutput, choice: number, to: InkOutput) {
  const choices = nodes.get(from.place)?.choices
  const text = from.choices[choice] ?? ''
  const isKnown = choices?.some((known) => known.text === text)
  if (!choices || isKnown || choices.length >= STORY_LIMITS.nodeChoicesMax) return
  choices.push({ text, target: to.place })
}

function keepFault({ faults }: Walking, { message }: InkError, node: string) {
  if (faults.has(message) || faults.size >= INK_LIMITS.faults) return
  faults.set(message, { message: cut(message, INK_LIMITS.faultMax), node })
}

/** Removes scenes without a next step, because they would look like endings. */
function leaveOutOpen(nodes: Walking['nodes'], start: string) {
  const isOpen = ([name, { choices }]: [string, MetNode]) =>
    name !== start && !isEnd(name) && choices.every(({ target }) => !nodes.has(target))
  for (let open = [...nodes].filter(isOpen); open.length > 0; open = [...nodes].filter(isOpen)) {
    for (const [name] of open) nodes.delete(name)
  }
  for (const node of nodes.values()) {
    node.choices = node.choices.filter(({ target }) => nodes.has(target))
  }
}

function resultOf(walking: Walking): WalkResult {
  const { nodes, faults, images, ways, ended, unfinished, loose, longest } = walking
  const start = walking.start || OPENING
  if (!nodes.has(start)) nodes.set(start, { text: '', choices: [] })
  leaveOutOpen(nodes, start)
  return {
    start,
    nodes: Object.fromEntries(nodes),
    walk: { ways, ended, unfinished, loose, longest, faults: [...faults.values()] },
    images: [...images],
  }
}
