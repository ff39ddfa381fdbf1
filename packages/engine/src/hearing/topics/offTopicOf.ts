import { own, wordsOf, type StoryGraph } from '@kathasagar/story'

import { lexiconOf } from '../../words/lexicon.ts'
import { isForeignTo } from '../../words/foreignTo.ts'
import type { Lore } from '../lore.ts'
import type { OffTopic } from './topicsIn.ts'

export interface OffTopicMatch {
  kind: OffTopic
  /** Nothing else can be meant; else only where nothing else plainly is. */
  isSure: boolean
}

/** From here on it is told: of words that mean a choice 1 in 25 are as likely. */
const LIKELY: Readonly<Record<OffTopic, number>> = { world: 0.2, wonder: 0.28 }
/**
 * So likely a wonder must be where words are the story's own. One that is missed is told as a deed, which
 * reads well; a small deed that is told as a wonder does not.
 */
const OWN_WONDER = 0.45
/** From here on nothing else can be meant: of words that mean a choice 1 in 200 is as likely. */
const SURE: Readonly<Record<OffTopic, number>> = { world: 0.45, wonder: 0.7 }
/** From here on words are of the world outside, whomever of the story they name. */
const SURE_BESIDE_NAMES = 0.8

const hasLineOff = ({ replies }: StoryGraph, kind: OffTopic): boolean =>
  (own(replies, kind === 'world' ? 'world' : 'magic') ?? []).length > 0

/** Returns the kind of words that are not of the story, or null if they are of it or of the `scene`. */
export function offTopicOf(
  graph: StoryGraph,
  text: string,
  lore: Lore,
  scene = '',
): OffTopicMatch | null {
  const chances = lore.topics(text)
  const kind = chances.world >= chances.wonder ? 'world' : 'wonder'
  // Of another language that is told, whatever they are about.
  if (kind === 'world' && isForeignTo(graph, text)) return null
  if (!hasLineOff(graph, kind) || chances[kind] < LIKELY[kind]) return null
  if (kind === 'world' && chances.world < SURE_BESIDE_NAMES && isOfScene(graph, text, scene))
    return null
  // One word alone may name anything of a story.
  const isSure = wordsOf(text).length > 1 && chances[kind] >= SURE[kind]
  return isOfStory(graph, text, { kind, isSure, chance: chances[kind] }) ? null : { kind, isSure }
}

/** Words of a scene that tell so much are of it; so many of them, and so are those beside them. */
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

/** Shorter words of a text are in every story; names are told by fewer letters. */
const LONG = { word: 6, name: 4 }
const known = new WeakMap<StoryGraph, OwnWords>()

interface OwnWords {
  names: ReadonlySet<string>
  told: ReadonlySet<string>
}

function ownWordsOf({ cast, things, names, node }: StoryGraph): OwnWords {
  const called = [...Object.values(cast), ...Object.values(things)]
    .flatMap(({ name, aliases = [] }) => [name, ...aliases])
    .flatMap(wordsOf)
  const told = names.flatMap((name) => wordsOf(node(name).text))
  return {
    names: new Set(called.filter((word) => word.length >= LONG.name)),
    told: new Set(told.filter((word) => word.length >= LONG.word)),
  }
}

/** Returns true if words name something of the story, or use a long word of its own. */
function isOfStory(
  seen: StoryGraph,
  text: string,
  { kind, isSure, chance }: OffTopicMatch & { chance: number },
): boolean {
  if (chance >= (kind === 'world' ? SURE_BESIDE_NAMES : OWN_WONDER)) return false
  const graph = seen.beneath ?? seen
  const own = known.get(graph) ?? ownWordsOf(graph)
  known.set(graph, own)
  return wordsOf(text).some((word) => own.names.has(word) || (!isSure && own.told.has(word)))
}
