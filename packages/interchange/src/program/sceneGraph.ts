import { TooLaborious } from './effort.ts'
import { IMPORT_LIMITS } from '../shared/importLimits.ts'
import { isBlank, type Draft, type DraftChoice, type Frame, type Goal } from './draft.ts'
import { draftOf } from './draftOf.ts'
import { firstOf, type Drafting } from './telling.ts'
import type { Expression } from './expression.ts'
import { hasDraw } from './openDraws.ts'
import type { Block, Part } from './program.ts'
import { and, isValue, reduce, sizeOf } from './reduce.ts'
import { openDecidedRows } from './turnOnArrival.ts'

/** A scene to be: a block, or the rest of one after it was parted. */
export interface Scene {
  block: Block
  /** From 1; what is parted from a block is numbered after it. */
  number: number
  draft: Draft
  /** Each choice of the draft with the scene that it leads to, or the name of what is not there. */
  links: { choice: DraftChoice; to: Scene | string }[]
}

export const END = 'END'

/** All scenes of a program, in the order in which they are come to; the first one is the start. */
export function sceneGraph(given: Omit<Drafting, 'rows'>): Scene[] {
  const drafting = { ...given, rows: openDecidedRows() }
  const { program, told } = drafting
  const { arrive, queue, scenes } = openScenes(drafting)
  const firsts = [...program.blocks.values()].filter(({ isNameless }) => isNameless !== true)
  const start = program.blocks.get(program.start)
  const goals: Goal[] = [start, ...firsts].flatMap((block) =>
    block ? [{ block: block.name, rest: [] }] : [],
  )
  let next = 0
  for (const [place, goal] of goals.entries()) {
    // Nothing leads to what is left, but nothing is dropped: it comes as its author left it.
    if (place > 0 && told.has(goal.block)) continue
    const block = program.blocks.get(goal.block)
    if (block) arrive(block, goal)
    for (; next < queue.length; next += 1) {
      if (next >= IMPORT_LIMITS.nodes) throw new TooLaborious(TOO_MANY_SCENES)
      const { scene, frames } = queue[next]!
      scene.draft = draftOf(drafting, scene.block, frames)
      scene.links = scene.draft.choices.map((choice) => ({
        choice,
        to: arrive(scene.block, choice.goal),
      }))
    }
  }
  const all = [...scenes.values()]
  for (const scene of all)
    scene.links = scene.links.flatMap((link) => straightened(link, 0, { left: MOST_LOOKS }))
  return reachedOf(all, firsts)
}

const TOO_MANY_SCENES = `The story comes to more than ${IMPORT_LIMITS.nodes} scenes, for what its pages tell hangs on what was done; part it in two.`

/** Scenes by what is told in them; those that were come to for the first time wait in the queue. */
function openScenes({ program }: Drafting) {
  const scenes = new Map<string, Scene>()
  const numbers = new Map<string, number>()
  const keyOf = keysOf()
  const queue: { scene: Scene; frames: readonly Frame[] }[] = []
  const arrive = (from: Block, goal: DraftChoice['goal']): Scene | string => {
    const block = 'block' in goal ? program.blocks.get(goal.block) : from
    if (!block) return 'block' in goal ? goal.block : END
    const frames =
      'block' in goal
        ? [...goal.rest, { parts: block.parts, at: firstOf(block, goal.isWithin) }]
        : goal.frames
    // What is left of nothing is the end.
    if (frames.every(({ parts, at }) => at >= parts.length)) return END
    const key = keyOf(frames)
    const known = scenes.get(key)
    if (known) return known
    const number = (numbers.get(block.name) ?? 0) + 1
    numbers.set(block.name, number)
    const draft: Draft = { text: [], asks: [], draws: new Map(), choices: [], isExhaustive: false }
    const scene: Scene = { block, number, draft, links: [] }
    scenes.set(key, scene)
    queue.push({ scene, frames })
    return scene
  }
  return { arrive, queue, scenes }
}

/** Names what is told next by the rows that are left; the same rows are the same scene. */
function keysOf() {
  const numbers = new Map<readonly Part[], number>()
  return (frames: readonly Frame[]) =>
    frames
      .filter(({ parts, at, barrier }) => barrier || at < parts.length)
      .map(({ parts, at, barrier = '' }) => {
        const number = parts.length === 0 ? -1 : (numbers.get(parts) ?? numbers.size)
        if (parts.length > 0) numbers.set(parts, number)
        return `${number}.${at}.${barrier}`
      })
      .join(' ')
}

const DEEPEST = 12
const MOST_WAYS = 12
/** What several jumps in a row ask for together; each of them makes it longer. */
const LARGEST_ON_THE_WAY = 60
/** Ways that are looked at for one link: pages that jump to each other have no end of them. */
const MOST_LOOKS = 200

type Link = Scene['links'][number]

/** Says and offers nothing: it only goes on. */
export const isRouter = ({ draft }: Scene): boolean =>
  draft.choices.length > 0 &&
  draft.asks.length === 0 &&
  draft.draws.size === 0 &&
  draft.choices.every(({ goesOn }) => goesOn) &&
  isBlank(draft.text)

/** A way past scenes that only go on, to where it comes out. */
function straightened(link: Link, depth: number, looks: { left: number }): Link[] {
  const { choice, to } = link
  looks.left -= 1
  if (typeof to === 'string' || !isRouter(to) || depth > DEEPEST || looks.left < 0) return [link]
  const known = (name: string): Expression | undefined =>
    choice.store.has(name) ? choice.store.get(name) : { kind: 'variable', name }
  // What the choice draws is read on the way: that needs a scene of its own.
  const drawsBefore = [...choice.store.values()].some((value) => value && hasDraw(value))
  const ways = to.links.map((next): Link | null => {
    const when = reduce(next.choice.when, known)
    if (!when) return null
    const store = new Map(choice.store)
    for (const [name, value] of next.choice.store) {
      const after = value && reduce(value, known)
      if (value && !after && drawsBefore) return null
      store.set(name, after)
    }
    const both = and(choice.when, when)
    // Along a chain of jumps it would grow with each of them.
    if (sizeOf(both) > LARGEST_ON_THE_WAY) return null
    return { choice: { ...choice, when: both, store }, to: next.to }
  })
  if (ways.includes(null)) return [link]
  const open = ways.filter(
    (way) => way !== null && !(isValue(way.choice.when) && !way.choice.when.value),
  )
  const ends = open.flatMap((way) => (way ? straightened(way, depth + 1, looks) : []))
  return ends.length > MOST_WAYS ? [link] : ends
}

/** What can be come to, and what its author named. */
function reachedOf(all: readonly Scene[], firsts: readonly Block[]): Scene[] {
  const [start] = all
  const named = new Set(firsts)
  const roots = all.filter(
    (scene) => scene === start || (named.has(scene.block) && scene.number === 1),
  )
  const linked = new Set(all.flatMap(({ links }) => links.map(({ to }) => to)))
  const kept = new Set(
    roots.filter((scene) => scene === start || linked.has(scene) || !isRouter(scene)),
  )
  for (const { links } of kept) for (const { to } of links) if (typeof to !== 'string') kept.add(to)
  return all.filter((scene) => kept.has(scene))
}
