import type { CastMember, StoryNode, StoryStructure } from '../schema/structure.ts'
import type { Reaction, Topic } from '../schema/storyParts.ts'
import type { AnswerName } from '../world/answers.ts'
import { own } from '../world/world.ts'

/** An answer that an author writes to what players tried, and where it is put. */
export interface AddedAnswer extends Omit<Topic, 'about'> {
  place: { of: 'topic'; person: string } | { of: 'scene'; node: string } | { of: 'story' }
  /** Ways of saying it; of a topic, what is talked about. */
  phrases: readonly string[]
}

/** A story with one answer more, and the name of that answer. */
export interface Answered<S> {
  structure: S
  name: AnswerName
}

/** Names are people's own: one like `__proto__` is a key like any other. */
const inPlace = <T>(record: Readonly<Record<string, T>>, name: string, value: T) =>
  Object.fromEntries(
    Object.entries(record).map(([key, kept]) => [key, key === name ? value : kept]),
  )

/**
 * Adds an answer after those that are there, so that nothing which is written changes its place.
 * Nothing where the person or the scene is there no more.
 */
export function withAnswer<S extends StoryStructure>(
  structure: S,
  { place, phrases, ...answer }: AddedAnswer,
): Answered<S> | null {
  if (place.of === 'story') {
    const reactions = structure.reactions ?? []
    const added = [...reactions, reactionOf(phrases, answer)]
    const name = { of: 'story', index: reactions.length } as const
    return { structure: { ...structure, reactions: added }, name }
  }
  return place.of === 'topic'
    ? withTopic(structure, place.person, { ...answer, about: [...phrases] })
    : withReaction(structure, place.node, reactionOf(phrases, answer))
}

const reactionOf = (phrases: readonly string[], answer: Omit<Topic, 'about'>): Reaction => ({
  to: [...phrases],
  ...answer,
})

function withTopic<S extends StoryStructure>(
  structure: S,
  id: string,
  topic: Topic,
): Answered<S> | null {
  const cast = structure.cast ?? {}
  const person = own(cast, id)
  if (person === undefined) return null
  const says = [...(person.says ?? []), topic]
  return {
    structure: { ...structure, cast: inPlace<CastMember>(cast, id, { ...person, says }) },
    name: { of: 'topic', person: id, index: says.length - 1 },
  }
}

function withReaction<S extends StoryStructure>(
  structure: S,
  node: string,
  reaction: Reaction,
): Answered<S> | null {
  const scene = own(structure.nodes, node)
  if (scene === undefined) return null
  const reactions = [...(scene.reactions ?? []), reaction]
  return {
    structure: {
      ...structure,
      nodes: inPlace<StoryNode>(structure.nodes, node, { ...scene, reactions }),
    },
    name: { of: 'scene', node, index: reactions.length - 1 },
  }
}
