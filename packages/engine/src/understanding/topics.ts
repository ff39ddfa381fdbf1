import type { HintTopic } from '@kathasagar/story/vocabulary'
import { getOwn, tokenize, type StoryGraph } from '@kathasagar/story'

import type { OffTopic } from '../world/ruling.ts'
import { predictChance, type Weights, featuresOf } from './classifier.ts'
import { lexiconOf } from '../text/lexicon.ts'
import { isInOtherLanguage } from '../text/languageOf.ts'
import type { Lore } from './lore.ts'

export const OUTSIDE_TOPICS = [
  'help',
  'who',
  'skip',
  'undo',
  'show',
  'restart',
  'save',
  'quit',
  'thanks',
  'storyteller',
  'credits',
  'language',
  'length',
  'settings',
  'source',
  'summary',
  'share',
  'report',
] as const satisfies readonly HintTopic[]
export type OutsideTopic = (typeof OUTSIDE_TOPICS)[number]

export type TopicLabel = 'playing' | OffTopic | OutsideTopic

export interface TopicChances extends Readonly<Record<'playing' | OffTopic, number>> {
  topic: OutsideTopic
}

export function topicsIn(
  text: string,
  weights: Readonly<Record<TopicLabel, Weights>>,
): TopicChances {
  const features = featuresOf(text)
  const chance = (label: TopicLabel) => predictChance(weights[label], features)
  return {
    playing: chance('playing'),
    // Computed on demand, because it is rarely needed.
    get topic() {
      const chances = OUTSIDE_TOPICS.map(chance)
      return OUTSIDE_TOPICS[chances.indexOf(Math.max(...chances))] ?? 'help'
    },
    world: chance('world'),
    wonder: chance('wonder'),
  }
}

export interface OffTopicMatch {
  kind: OffTopic
  isSure: boolean
}

/** Minimum probabilities. They misjudge 1 in 25 inputs that mean a choice. */
const LIKELY: Readonly<Record<OffTopic, number>> = { world: 0.2, wonder: 0.28 }
/** Minimum probability of `wonder` if the input contains words of the story. */
const OWN_WONDER = 0.45
/** Minimum probabilities to be certain. They misjudge 1 in 200 inputs that mean a choice. */
const SURE: Readonly<Record<OffTopic, number>> = { world: 0.45, wonder: 0.7 }
/** Minimum probability of `world` if the input names people of the story. */
const SURE_BESIDE_NAMES = 0.8

const hasLineOff = ({ replies }: StoryGraph, kind: OffTopic): boolean =>
  (getOwn(replies, kind === 'world' ? 'world' : 'magic') ?? []).length > 0

/** Returns the off-topic kind, or null if the input is about the story or the `scene`. */
export function offTopicOf(
  graph: StoryGraph,
  text: string,
  lore: Lore,
  scene = '',
): OffTopicMatch | null {
  const chances = lore.topics(text)
  const kind = chances.world >= chances.wonder ? 'world' : 'wonder'
  // Foreign input gets the reply for that, regardless of its topic.
  if (kind === 'world' && isInOtherLanguage(graph, text)) return null
  if (!hasLineOff(graph, kind) || chances[kind] < LIKELY[kind]) return null
  if (kind === 'world' && chances.world < SURE_BESIDE_NAMES && isOfScene(graph, text, scene))
    return null
  // A single word may name anything in a story.
  const isSure = tokenize(text).length > 1 && chances[kind] >= SURE[kind]
  return isOfStory(graph, text, { kind, isSure, chance: chances[kind] }) ? null : { kind, isSure }
}

/** Minimum weight of a distinctive word of the scene, and minimum number of such words. */
const TELLING = 3
const OF_SCENE = 2

function isOfScene(graph: StoryGraph, text: string, scene: string): boolean {
  const lexicon = lexiconOf(graph)
  const told = lexicon.rootsOf(scene)
  const shared = [...lexicon.read(text).byRoot.ids].filter(
    (root) => told.has(root) && lexicon.tells(root) > TELLING,
  )
  return shared.length >= OF_SCENE
}

/** Minimum length of a distinctive word and of a name. */
const LONG = { word: 6, name: 4 }
const known = new WeakMap<StoryGraph, OwnWords>()

interface OwnWords {
  names: ReadonlySet<string>
  told: ReadonlySet<string>
}

function ownWordsOf({ cast, things, names, node }: StoryGraph): OwnWords {
  const called = [...Object.values(cast), ...Object.values(things)]
    .flatMap(({ name, aliases = [] }) => [name, ...aliases])
    .flatMap(tokenize)
  const told = names.flatMap((name) => tokenize(node(name).text))
  return {
    names: new Set(called.filter((word) => word.length >= LONG.name)),
    told: new Set(told.filter((word) => word.length >= LONG.word)),
  }
}

function isOfStory(
  seen: StoryGraph,
  text: string,
  { kind, isSure, chance }: OffTopicMatch & { chance: number },
): boolean {
  if (chance >= (kind === 'world' ? SURE_BESIDE_NAMES : OWN_WONDER)) return false
  const graph = seen.beneath ?? seen
  const own = known.get(graph) ?? ownWordsOf(graph)
  known.set(graph, own)
  return tokenize(text).some((word) => own.names.has(word) || (!isSure && own.told.has(word)))
}
