import { holds } from '../conditions/evaluate.ts'
import type { StoryGraph } from '../structure/storyGraph.ts'
import type { CastMember, Reaction, Topic } from '../schema/storyParts.ts'
import { lookupOf } from './choicesAt.ts'
import { hasRoom, inventoryOf } from './inventory.ts'
import { applySets, getOwn, type World } from './world.ts'
import { renderVaried, type Rendered } from './renderVaried.ts'

export type AnswerName =
  | { of: 'scene'; node: string; index: number }
  | { of: 'story'; index: number }
  | { of: 'topic'; person: string; index: number }

export type OpenReaction = { name: AnswerName & { of: 'scene' | 'story' }; reaction: Reaction }
export type OpenTopic = { name: AnswerName & { of: 'topic' }; topic: Topic }

export interface PresentPerson {
  id: string
  person: CastMember
  topics: readonly OpenTopic[]
}

const keyOf = (name: AnswerName): string => {
  if (name.of === 'story') return `story:${name.index}`
  return name.of === 'scene'
    ? `scene:${name.node}:${name.index}`
    : `topic:${name.person}:${name.index}`
}

function canBeGiven(
  graph: StoryGraph,
  world: World | null,
  name: AnswerName,
  { if: condition, once, sets }: Reaction | Topic,
): boolean {
  if (once === true && world && getOwn(world.given, keyOf(name)) !== undefined) return false
  const lookup = lookupOf(graph, world)
  if (!holds(condition, lookup)) return false
  return sets === undefined || hasRoom(inventoryOf(graph.declared ?? {}), sets, lookup)
}

/** Returns the available reactions: those of the scene first, then those of the story. */
export function reactionsAt(graph: StoryGraph, world: World | null, node: string): OpenReaction[] {
  const here = (graph.node(node).reactions ?? []).map((reaction, index): OpenReaction => ({
    name: { of: 'scene', node, index },
    reaction,
  }))
  const wide = graph.reactions.map((reaction, index): OpenReaction => ({
    name: { of: 'story', index },
    reaction,
  }))
  return [...here, ...wide].filter(
    ({ name, reaction }) =>
      canBeGiven(graph, world, name, reaction) && (!reaction.goes || graph.has(reaction.goes)),
  )
}

export function peopleAt(graph: StoryGraph, world: World | null, node: string): PresentPerson[] {
  return (graph.node(node).people ?? []).flatMap((id): PresentPerson[] => {
    const person = getOwn(graph.cast, id)
    if (person === undefined) return []
    const topics = (person.says ?? []).map((topic, index): OpenTopic => ({
      name: { of: 'topic', person: id, index },
      topic,
    }))
    return [
      {
        id,
        person,
        topics: topics.filter(({ name, topic }) => canBeGiven(graph, world, name, topic)),
      },
    ]
  })
}

export function thingsAt(graph: StoryGraph, node: string): { id: string; name: string }[] {
  return (graph.node(node).things ?? []).flatMap((id) => {
    const thing = getOwn(graph.things, id)
    return thing ? [{ id, name: thing.name }] : []
  })
}

export const wasGiven = (world: World, name: AnswerName): boolean =>
  getOwn(world.given, keyOf(name)) !== undefined

/** Returns undefined if the answer no longer exists. */
export function answerOf(graph: StoryGraph, name: AnswerName): Reaction | Topic | undefined {
  if (name.of === 'story') return graph.reactions[name.index]
  if (name.of === 'topic') return getOwn(graph.cast, name.person)?.says?.[name.index]
  return graph.has(name.node) ? graph.node(name.node).reactions?.[name.index] : undefined
}

/** Applies the effects of an answer, then renders its text. */
export function giveAnswer(
  graph: StoryGraph,
  world: World,
  name: AnswerName,
  turn: number,
): Rendered {
  const answer = answerOf(graph, name)
  if (answer === undefined) return { text: '', world }
  const key = keyOf(name)
  const set = applySets(graph.declared ?? {}, world, answer.sets, turn)
  return renderVaried(graph, { ...set, given: { ...set.given, [key]: turn } }, key, answer.text)
}
