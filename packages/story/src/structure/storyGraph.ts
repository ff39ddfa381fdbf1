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
import type { OpenStory } from '../schema/openStory.ts'
import type { StoryProgram } from '../schema/pageProgram.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { targetsOfChoice } from './targetsOfChoice.ts'

/** Name of the start scene of an open story. All generated parts are played in this scene. */
const OPEN_START = 'opening'

const THE_END = ['The end']

/** Returns the opening and one scene per ending, without choices between them. */
function openScenes({ opening = '', endings = [] }: OpenStory) {
  const texts = endings.length > 0 ? endings : THE_END
  const nodes: Record<string, StoryNode> = {
    [OPEN_START]: { title: '', text: opening, choices: [] },
  }
  for (const [index, text] of texts.entries()) {
    nodes[`ending_${index + 1}`] = { title: text, text, choices: [] }
  }
  return { start_node: OPEN_START, nodes } satisfies StoryStructure
}

/** Indexed story. Build it once per version. */
export interface StoryGraph {
  start: string
  names: readonly string[]
  /** Endings in order of appearance. The number of an ending is its index plus 1. */
  endings: readonly string[]
  sceneCount: number
  /** Nodes with more than one target. */
  branchingPoints: number
  has: (name: string) => boolean
  /** Throws for an unknown name. */
  node: (name: string) => StoryNode
  isEnding: (name: string) => boolean
  /** Steps to the nearest ending: 0 at an ending, Infinity if none is reachable. */
  distanceToEnding: (name: string) => number
  titleOf: (name: string) => string
  /** Declared variables. Null for stories without state, whose texts do not vary. */
  declared: Declared | null
  rules: PlayRules
  health: readonly string[]
  cast: Readonly<Record<string, CastMember>>
  things: Readonly<Record<string, Thing>>
  reactions: readonly Reaction[]
  replies: Replies
  codex: readonly CodexPage[]
  plates: Readonly<Record<string, Plate>>
  /** True if sessions need a world, because the story uses more than plain branching. */
  isRich: boolean
  /** The Ink program or page that runs the story. The graph then contains only its known scenes. */
  program: StoryProgram | null
  /** Fields of an open story. Null for a story with scenes. */
  open: OpenStory | null
  /** The author's graph, if this graph contains an improvised scene. */
  beneath?: StoryGraph
}

/** Opens a structure for play. Drops choices with unknown targets. */
export function openGraph(given: StoryStructure): StoryGraph {
  const open = given.open ?? null
  const structure: StoryStructure = open ? openScenes(open) : given
  const nodes = playableNodes(structure)
  const names = [...nodes.keys()]
  const isTold = (name: string) => open !== null && name === OPEN_START
  const endings = names.filter((name) => nodes.get(name)?.choices.length === 0 && !isTold(name))
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
    isEnding: (name) => node(name).choices.length === 0 && !isTold(name),
    distanceToEnding: (name) => distances.get(name) ?? (isTold(name) ? 1 : Infinity),
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
    open,
  }
}

const healthNames = ({ state = {} }: StoryStructure): string[] =>
  Object.entries(state).flatMap(([name, variable]) => ('health' in variable ? [name] : []))

/** Scene parts that need a session world, like recalled choices and skill checks. */
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
  // Iterating a Map also visits entries that are added meanwhile, in order, so it works as a queue.
  for (const [name, distance] of distances) {
    for (const source of sources.get(name) ?? []) {
      if (!distances.has(source)) distances.set(source, distance + 1)
    }
  }
  return distances
}

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
