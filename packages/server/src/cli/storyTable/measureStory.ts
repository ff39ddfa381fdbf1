import { certify, decisionsOf, reviewStory, applyPlayRules } from '@kathasagar/story'
import type { StoryStructure } from '@kathasagar/story'

import type { SeedStory } from '../../seed/seedShapes.ts'

interface Doors {
  doors: number
  /** Scenes that are only reachable through conditional choices. */
  behindDoors: number
  /** Decisions in which two options reach the same scene within two steps. */
  merges: number
  forks: number
}

type Nodes = StoryStructure['nodes']
type Choice = Nodes[string]['choices'][number]

const isDoor = (choice: Choice) => (choice.if ?? '').trim() !== ''

export function measureConditions({ nodes, start_node }: StoryStructure): Doors {
  const forks = Object.values(nodes).filter(({ choices }) => choices.length > 1)
  const open = reachedWithoutDoors(nodes, start_node)
  return {
    doors: Object.values(nodes).flatMap(({ choices }) => choices.filter(isDoor)).length,
    behindDoors: Object.keys(nodes).filter((name) => !open.has(name)).length,
    merges: forks.filter(({ choices }) => doTwoMeet(choices, nodes)).length,
    forks: forks.length,
  }
}

const targetsOf = ({ target, check }: Choice) => [target, ...(check ? [check.fails.target] : [])]

function reachedWithoutDoors(nodes: Nodes, start: string): ReadonlySet<string> {
  const reached = new Set([start])
  // The loop also visits values that are added to the set during the iteration.
  for (const name of reached) {
    const free = (nodes[name]?.choices ?? []).filter((choice) => !isDoor(choice))
    for (const target of free.flatMap(targetsOf)) reached.add(target)
  }
  return reached
}

function doTwoMeet(choices: readonly Choice[], nodes: Nodes): boolean {
  const met = new Set<string>()
  return choices.some(({ target }) => {
    const ahead = new Set([target, ...(nodes[target]?.choices ?? []).map((next) => next.target)])
    const isMet = [...ahead].some((name) => met.has(name))
    for (const name of ahead) met.add(name)
    return isMet
  })
}

export interface MeasuredStory extends Doors {
  slug: string
  language: string
  scenes: number
  words: number
  endings: number
  plated: number
  reactions: number
  fewestReactions: number
  wideReactions: number
  fewestAlso: number
  people: number
  voices: number
  things: number
  pages: number
  variables: number
  decisions: number
  felt: number
  minutes: { shortest: number; median: number; longest: number } | null
  isWalkedWhole: boolean
  findings: readonly string[]
}

const VOICE = { topics: 6, otherwise: 3 }
const least = (counts: readonly number[]) => (counts.length === 0 ? 0 : Math.min(...counts))
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

export function measureStory(story: SeedStory): MeasuredStory {
  const structure = story.story_structure
  const nodes = Object.values(structure.nodes)
  const scenes = nodes.filter(({ choices }) => choices.length > 0)
  const reactions = scenes.map((scene) => scene.reactions?.length ?? 0)
  const also = nodes.flatMap(({ choices }) => choices.map((choice) => choice.also?.length ?? 0))
  const decisions = decisionsOf(applyPlayRules(structure, story.game_config))
  const reviewed = { ...story, structure }
  const certificate = certify(reviewed)
  return {
    slug: story.slug,
    language: story.language,
    scenes: nodes.length,
    words: sum(nodes.map(({ text }) => text.split(/\s+/u).filter(Boolean).length)),
    endings: nodes.length - scenes.length,
    plated: nodes.filter(({ plate }) => plate !== undefined).length / nodes.length,
    reactions: sum(reactions),
    fewestReactions: least(reactions),
    wideReactions: structure.reactions?.length ?? 0,
    fewestAlso: least(also),
    ...peopleOf(structure),
    things: Object.keys(structure.things ?? {}).length,
    pages: structure.codex?.length ?? 0,
    variables: Object.keys(structure.state ?? {}).length,
    decisions: decisions.length,
    felt: decisions.filter(({ isFelt }) => isFelt).length / Math.max(1, decisions.length),
    ...measureConditions(structure),
    minutes: certificate?.minutes ?? null,
    isWalkedWhole: certificate?.states.is_whole ?? false,
    findings: reviewStory(reviewed).map(
      ({ code, node, message }) => `${code}${node === null ? '' : ` in ${node}`}: ${message}`,
    ),
  }
}

function peopleOf({ cast = {} }: StoryStructure) {
  const people = Object.values(cast)
  const voices = people.filter(
    ({ says, otherwise }) =>
      (says?.length ?? 0) >= VOICE.topics && (otherwise?.length ?? 0) >= VOICE.otherwise,
  )
  return { people: people.length, voices: voices.length }
}
