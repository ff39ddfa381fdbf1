import type { Declared } from '../conditions/checkCondition.ts'
import { declaredIn } from './declaredIn.ts'
import { playRulesOf, type PlayRules } from './playRules.ts'
import type {
  CastMember,
  CodexPage,
  Plate,
  Reaction,
  Replies,
  Thing,
} from '../schema/storyParts.ts'
import type { StoryProgram } from '../schema/pageProgram.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { targetsOfChoice } from './targetsOfChoice.ts'

/** Lookups over one version of a story. Build it once for a version and keep it. */
export interface StoryGraph {
  start: string
  /** Names of all nodes, in order of appearance. */
  names: readonly string[]
  /** Names of the endings, in order of appearance: an ending's number is its place here, from 1. */
  endings: readonly string[]
  sceneCount: number
  /** Nodes where the tale can go more than one way. */
  branchingPoints: number
  has: (name: string) => boolean
  /** Throws for a name that the story does not know: a session never holds one. */
  node: (name: string) => StoryNode
  isEnding: (name: string) => boolean
  /** Steps to the nearest ending: 0 at one, Infinity where none can be reached. */
  distanceToEnding: (name: string) => number
  /** The node's title, or its name made readable. */
  titleOf: (name: string) => string
  /** The state that the story declares, as play has it; null where it has none, and its texts do not vary. */
  declared: Declared | null
  /** By which health, what is carried and checks are played. */
  rules: PlayRules
  /** Names of the variables that are health. */
  health: readonly string[]
  cast: Readonly<Record<string, CastMember>>
  things: Readonly<Record<string, Thing>>
  /** Those that hold in every scene. */
  reactions: readonly Reaction[]
  replies: Replies
  codex: readonly CodexPage[]
  plates: Readonly<Record<string, Plate>>
  /** Whether it has any part of the second form: only then a play keeps a world. */
  isRich: boolean
  /** What plays the story, where it runs as ink or by its own page; the graph is then what is known of it. */
  program: StoryProgram | null
  /** The author's graph, where this one has an improvised scene in place of one of its scenes. */
  beneath?: StoryGraph
}

/** Opens a structure for play. Choices that lead nowhere are left out, so that play never meets one. */
export function openGraph(structure: StoryStructure): StoryGraph {
  const nodes = playableNodes(structure)
  const names = [...nodes.keys()]
  const endings = names.filter((name) => nodes.get(name)?.choices.length === 0)
  const distances = distancesTo(endings, nodes)
  const declared = declaredIn(structure)

  const node = (name: string): StoryNode => {
    const found = nodes.get(name)
    if (found === undefined) throw new Error(`The story has no node named ${name}`)
    return found
  }
  return {
    start: structure.start_node,
    names,
    endings,
    sceneCount: names.length,
    branchingPoints: names.filter((name) => targetsOf(node(name)).size > 1).length,
    has: (name) => nodes.has(name),
    node,
    isEnding: (name) => node(name).choices.length === 0,
    distanceToEnding: (name) => distances.get(name) ?? Infinity,
    titleOf: (name) => titleOf(name, node(name).title),
    declared,
    rules: playRulesOf(structure.rules ?? {}),
    health: healthNames(structure),
    cast: structure.cast ?? {},
    things: structure.things ?? {},
    reactions: structure.reactions ?? [],
    replies: structure.replies ?? {},
    codex: structure.codex ?? [],
    plates: structure.plates ?? {},
    isRich: isRich(structure),
    program: structure.ink ?? structure.page ?? null,
  }
}

const healthNames = ({ state = {} }: StoryStructure): string[] =>
  Object.entries(state).flatMap(([name, variable]) => ('health' in variable ? [name] : []))

/** Parts of a scene that leave something behind in a play; so does a choice that is recalled, or may fail. */
const LIVING_SCENE = ['people', 'things', 'meets', 'reactions', 'close_up'] as const

function isRich(story: StoryStructure): boolean {
  const { cast, things, state, reactions, replies, codex, nodes } = story
  if ([cast, things, state, reactions, replies, codex].some((part) => part !== undefined))
    return true
  return Object.values(nodes).some(
    (node) =>
      LIVING_SCENE.some((part) => node[part] !== undefined) ||
      node.choices.some(({ recall, check }) => recall !== undefined || check !== undefined),
  )
}

function playableNodes({ nodes }: StoryStructure): Map<string, StoryNode> {
  const known = new Map(Object.entries(nodes))
  return new Map(
    [...known].map(([name, node]) => [
      name,
      {
        ...node,
        choices: node.choices.filter((one) => targetsOfChoice(one).every((to) => known.has(to))),
      },
    ]),
  )
}

function targetsOf(node: StoryNode): Set<string> {
  return new Set(node.choices.flatMap(targetsOfChoice))
}

/** Walks backwards from the endings, breadth first. */
function distancesTo(
  endings: readonly string[],
  nodes: ReadonlyMap<string, StoryNode>,
): Map<string, number> {
  const sources = new Map<string, string[]>()
  for (const [name, node] of nodes) {
    for (const target of targetsOf(node)) {
      const known = sources.get(target)
      if (known) known.push(name)
      else sources.set(target, [name])
    }
  }

  const distances = new Map(endings.map((name) => [name, 0]))
  // A Map visits what is added while it is walked, in order: it is its own queue.
  for (const [name, distance] of distances) {
    for (const source of sources.get(name) ?? []) {
      if (!distances.has(source)) distances.set(source, distance + 1)
    }
  }
  return distances
}

/** A node's title, or its name made readable. */
export function titleOf(name: string, title: string | undefined): string {
  return title?.trim() || readableName(name)
}

function readableName(name: string): string {
  const words =
    name
      .replace(/[_\-./]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim() || name
  return words.charAt(0).toUpperCase() + words.slice(1)
}
