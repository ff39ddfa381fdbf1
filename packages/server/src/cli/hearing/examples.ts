import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { StoryGraph } from '@kathasagar/api/rules'

import { rankAnswers } from '../../engine/hearing/answersMeant.ts'
import { worldOf } from '../../engine/state/playWorld.ts'
import { beginStory } from '../../engine/turn/apply.ts'
import { candidatesOf } from '../../engine/hearing/candidatesOf.ts'
import { firstOf } from '../../engine/hearing/firstOf.ts'
import { elseSigns } from '../../engine/hearing/hear.ts'
import type { Candidate, Fit } from '../../engine/hearing/rankMeant.ts'
import type { ElseSigns } from '../../engine/hearing/signs.ts'
import { rankChoices } from '../../providers/choiceMatcher.ts'
import { openStories, readPlayerInputs } from '../../providers/testing/playerInputs.ts'
import { meantBy, readSentences } from '../../providers/testing/playerSentences.ts'
import { readSeed } from '../../seed/readSeed.ts'

/** Where a sentence comes from. */
export type Source = 'strangers' | 'inputs' | 'also' | 'elsewhere' | 'idle' | 'reaction'

/** A sentence with what speaks for each choice of its scene, and what it meant. */
export interface Example {
  story: string
  source: Source
  /** A fit for each choice of the scene, in their order. */
  fits: readonly Fit[]
  nothing: ElseSigns
  /** Places of the choices that would be right; none where no choice was meant. */
  meant: readonly number[]
}

/** Of scenes so many steps on, sentences are taken that mean nothing here. */
const STEPS = [3, 7]

/** Of the phrases that authors wrote, every so many are enough. */
const EVERY = 8
const EVERY_OTHER = 4

const graphs = openStories(readSeed(fileURLToPath(new URL('../../seed', import.meta.url))).stories)
const playing = (graph: StoryGraph) => graph.names.filter((name) => !graph.isEnding(name))
const idle = readFileSync(
  new URL('../../providers/testing/idleSentences.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')

/** The candidates of a scene, one of their phrases taken out wherever it stands. */
function candidatesIn(graph: StoryGraph, node: string, without?: string): Candidate[] {
  const offers = graph.node(node).choices.map(({ text }, index) => ({
    text,
    path: { kind: 'choice', index } as const,
  }))
  return candidatesOf(graph, { node }, offers).map((candidate) =>
    without === undefined
      ? candidate
      : { ...candidate, phrases: candidate.phrases.filter((phrase) => phrase !== without) },
  )
}

interface Said {
  source: Source
  story: string
  node: string
  words: string
  meant: readonly number[]
  without?: string
}

function exampleOf({ source, story, node, words, meant, without }: Said): Example[] {
  const graph = graphs.get(story)
  if (graph?.has(node) !== true) return []
  const text = firstOf(words)
  const ranked = rankChoices(text, candidatesIn(graph, node, without), graph.node(node).text)
  const [best] = ranked
  if (best === undefined) return []
  const fits = ranked.toSorted((a, b) => a.index - b.index)
  const answers = rankAnswers({
    graph: answering(graph, node, without),
    world: worldIn(graph, node),
    node,
    text,
    rankChoices,
  })
  return [{ story, source, fits, nothing: elseSigns(text, best, answers), meant }]
}

const worldIn = (graph: StoryGraph, start: string) =>
  worldOf(graph, beginStory({ ...graph, start }, { xp: 100, seed: 1 }).state)

/** The graph as if one phrase of a scene's reactions had not been written. */
function answering(graph: StoryGraph, name: string, without?: string): StoryGraph {
  const scene = graph.node(name)
  if (without === undefined || !scene.reactions?.some(({ to }) => to?.includes(without)))
    return graph
  const reactions = scene.reactions.map((reaction) =>
    reaction.to
      ? { ...reaction, to: reaction.to.filter((phrase) => phrase !== without) }
      : reaction,
  )
  return {
    ...graph,
    node: (asked) => (asked === name ? { ...scene, reactions } : graph.node(asked)),
  }
}

/** What an author answers where it is said, judged with itself taken out: it means no choice. */
const answered = (story: string, graph: StoryGraph): Said[] =>
  playing(graph).flatMap((node) =>
    (graph.node(node).reactions ?? []).flatMap(({ to = [], goes }) =>
      goes
        ? []
        : to
            .filter((words) => words.length % EVERY === 0)
            .map((words): Said => ({
              source: 'reaction',
              story,
              node,
              words,
              meant: [],
              without: words,
            })),
    ),
  )

function strangers(): Said[] {
  return ['./playerSentences.jsonl', './trainingSentences.jsonl']
    .flatMap(readSentences)
    .filter(({ expect }) => expect !== 'outside')
    .map((sentence) => ({
      source: 'strangers',
      story: sentence.story,
      node: sentence.scene,
      words: sentence.words,
      meant: meantBy(sentence).map((number) => number - 1),
    }))
}

/** Rows that are held out stay unseen. */
function inputs(): Said[] {
  return readPlayerInputs()
    .filter(({ isHeldOut, expected }) => !isHeldOut && /^(?:\d+|detour)$/u.test(expected))
    .map(({ story, node, words, expected }) => ({
      source: 'inputs',
      story,
      node,
      words,
      meant: expected === 'detour' ? [] : [Number(expected)],
    }))
}

/** Each of an author's other ways to say a choice, judged with itself taken out. */
const others = (story: string, graph: StoryGraph): Said[] =>
  playing(graph).flatMap((node) =>
    graph.node(node).choices.flatMap(({ also = [] }, index) =>
      also
        .filter((words) => words.length % EVERY_OTHER === 0)
        .map((words): Said => ({
          source: 'also',
          story,
          node,
          words,
          meant: [index],
          without: words,
        })),
    ),
  )

/** What means a choice of another scene, and nothing in this one. */
function elsewhere(story: string, graph: StoryGraph): Said[] {
  const names = playing(graph)
  return names.flatMap((node, i) =>
    STEPS.flatMap((step) => {
      const there = graph.node(names[(i + step) % names.length] ?? node).choices
      const choice = there[(i + step) % there.length]
      const isHere = graph.node(node).choices.some(({ target }) => target === choice?.target)
      if (choice === undefined || isHere) return []
      const phrases = [choice.text, ...(choice.also ?? [])]
      return [phrases[i % phrases.length], phrases[(i + step) % phrases.length]].map(
        (words = ''): Said => ({ source: 'elsewhere', story, node, words, meant: [] }),
      )
    }),
  )
}

const idling = (story: string, graph: StoryGraph): Said[] =>
  playing(graph).map((node, i) => {
    const words = idle[(story.length + i * STEPS[0]!) % idle.length] ?? ''
    return { source: 'idle', story, node, words, meant: [] }
  })

/** All sentences that the judge may learn from. */
export const readExamples = (): Example[] =>
  [
    ...strangers(),
    ...inputs(),
    ...[...graphs].flatMap(([story, graph]) => [
      ...others(story, graph),
      ...elsewhere(story, graph),
      ...answered(story, graph),
      ...idling(story, graph),
    ]),
  ].flatMap(exampleOf)
