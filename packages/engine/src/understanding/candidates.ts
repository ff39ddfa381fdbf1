import {
  peopleAt,
  plainText,
  reactionsAt,
  type Choice,
  type OpenReaction,
  type Reaction,
  type StoryGraph,
  type Topic,
  type World,
} from '@kathasagar/story'

import type { Ruling } from '../world/ruling.ts'
import type { Offer, TurnState } from '../world/turnState.ts'
import type { Candidate } from './score.ts'
import type { Lore } from './lore.ts'

export interface InputContext {
  graph: StoryGraph
  world: World | null
  node: string
  text: string
  lore: Lore
}

export type Answering = Ruling & { kind: 'reaction' | 'topic' }
type ToWords = Ruling & { kind: 'reaction' }

/** An available answer and the phrases that match it. */
export interface OpenAnswer {
  ruling: Answering
  candidate: Candidate
}

const known = new WeakMap<object, Candidate>()

function kept(part: Choice | Reaction | Topic, make: () => Candidate): Candidate {
  const candidate = known.get(part) ?? make()
  known.set(part, candidate)
  return candidate
}

export const candidatesOf = (
  graph: StoryGraph,
  { node }: Pick<TurnState, 'node'>,
  offers: readonly Offer[],
): Candidate[] =>
  offers.map(({ text, path }) => {
    const choice = path.kind === 'choice' ? graph.node(node).choices[path.index] : undefined
    if (choice === undefined) return { kind: 'choice', phrases: [text] }
    return kept(choice, () => ({ kind: 'choice', phrases: [choice.text, ...(choice.also ?? [])] }))
  })

export function answersOpen(graph: StoryGraph, world: World | null, node: string): OpenAnswer[] {
  const reactions = reactionsAt(graph, world, node).map((open): OpenAnswer => ({
    ruling: answerBy(open),
    candidate: kept(open.reaction, () => ({
      kind: open.name.of,
      phrases: phrasesOf(open.reaction),
    })),
  }))
  const topics = peopleAt(graph, world, node).flatMap(({ id, topics: open }) =>
    open.map(({ name, topic }): OpenAnswer => ({
      ruling: { kind: 'topic', person: id, answer: name },
      candidate: kept(topic, () => ({ kind: 'topic', phrases: topic.about })),
    })),
  )
  return [...reactions, ...topics].filter(({ candidate }) => candidate.phrases.length > 0)
}

const answerBy = ({ name, reaction: { goes } }: OpenReaction): ToWords => ({
  kind: 'reaction',
  answer: name,
  target: goes ? goes : null,
})

/** Returns the reaction to exactly these words, or null. */
export function findExactReaction({
  graph,
  world,
  node,
  text,
}: Omit<InputContext, 'lore'>): ToWords | null {
  const said = plainText(text)
  const found = reactionsAt(graph, world, node).find(({ reaction }) =>
    reaction.to?.some((phrase) => plainText(phrase) === said),
  )
  return found ? answerBy(found) : null
}

const DONE_TO = 4

/** Returns the phrases that a reaction answers, including each deed with each subject. */
function phrasesOf({ to = [], about = [], deeds = [] }: Reaction): readonly string[] {
  const done =
    about.length === 0
      ? deeds
      : deeds.flatMap((deed) => about.slice(0, DONE_TO).map((one) => `${deed} ${one}`))
  return [...to, ...about, ...done]
}
