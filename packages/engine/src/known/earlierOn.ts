import type { StoryGraph } from '@kathasagar/story'

import { intentOf } from '../hearing/intent/intentOf.ts'
import { lexiconOf, type Lexicon } from '../words/lexicon.ts'
import { sceneNow } from '../state/playWorld.ts'
import type { TurnState } from '../turn/turnState.ts'
import { scenesBefore } from './sentencesOn.ts'
import { SENTENCE } from './unconditionalText.ts'

/** Words that tell less stand in many a sentence. */
const TELLING = 2.5
/** Such words must be so many, tell so much together, and so much more than this scene has of them. */
const FEWEST = 4
const ENOUGH = 17
/** What is done is done here and now, unless it plainly leans on more. */
const ENOUGH_OF_DEED = 24
const MORE_THAN_HERE = 4
/** A longer sentence tells too much beside it. */
const LONGEST = 220

/**
 * The sentence of the way here that words lean on: the one that shares most of what they tell, where
 * that is much and the scene has less of it; null where they lean on none.
 */
export function earlierOn(
  at: { graph: StoryGraph; state: TurnState },
  words: string,
): string | null {
  const lexicon = lexiconOf(at.graph)
  const said = [...lexicon.read(words).byRoot.ids].filter(
    (root) => root >= 0 && lexicon.tells(root) > TELLING,
  )
  if (said.length < FEWEST) return null
  const [best] = scenesBefore(at)
    .flatMap(sentencesOf)
    .map((sentence) => ({ sentence, ...sharedBy(lexicon, said, sentence) }))
    .toSorted((a, b) => b.told - a.told)
  const enough = intentOf(words).form === 'deed' ? ENOUGH_OF_DEED : ENOUGH
  if (best === undefined || best.count < FEWEST || best.told < enough) return null
  const here = sentencesOf(sceneNow(at.graph, at.state)).map(
    (sentence) => sharedBy(lexicon, said, sentence).told,
  )
  return best.told >= Math.max(0, ...here) + MORE_THAN_HERE ? whole(best.sentence) : null
}

const sentencesOf = (text: string) =>
  text.split(SENTENCE).filter(({ length }) => length > 0 && length <= LONGEST)

/** How many of the words a sentence has, and how much they tell. */
function sharedBy(lexicon: Lexicon, said: readonly number[], sentence: string) {
  const roots = lexicon.rootsOf(sentence)
  const shared = said.filter((root) => roots.has(root))
  return { count: shared.length, told: shared.reduce((sum, root) => sum + lexicon.tells(root), 0) }
}

/** A piece of speech that has lost its other half is quoted by itself. */
function whole(sentence: string): string {
  const bare = sentence.trim()
  const [opened, closed] = [bare.split('“').length, bare.split('”').length]
  return opened === closed ? bare : `“${bare.replaceAll(/[“”]/gu, '')}”`
}
