import type { HintTopic } from '@kathasagar/api/contract/vocabulary'
import { reactionsAt, wordsOf } from '@kathasagar/api/rules'

import type { Answering } from '../hearing/candidates.ts'
import { topicIn } from '../hearing/topicIn.ts'
import type { Weighed } from '../hearing/weighWords.ts'
import type { Aside } from './aside.ts'

/** What a story may tell of itself better than a note beside it: who one is, how it ends, whence it comes. */
const OF_THE_STORY: ReadonlySet<HintTopic> = new Set<HintTopic>(['who', 'length', 'source'])

/** So much of the words that an author foresaw must have been said. */
const ENOUGH = 0.6

/** What is asked about playing is told by the story where it has words for it, and else by a note. */
export const aboutPlaying = (weighed: Weighed, topic: HintTopic): Answering | Aside =>
  toldByStory(weighed, topic) ?? { aside: 'hint', topic }

/**
 * The story's own answer to what is asked about it, where its author wrote one: a reaction of the whole
 * story to words that ask the same. Of several the one of whose words most were said.
 */
function toldByStory({ said }: Weighed, topic: HintTopic): Answering | null {
  if (!OF_THE_STORY.has(topic)) return null
  const { graph, world, node, text } = said
  const [nearest] = reactionsAt(graph, world, node)
    .filter(({ name }) => name.of === 'story')
    .map(({ name, reaction }) => {
      const same = (reaction.to ?? []).filter((phrase) => topicIn(phrase) === topic)
      return { name, reaction, share: Math.max(0, ...same.map((one) => shareSaid(one, text))) }
    })
    .toSorted((a, b) => b.share - a.share)
  if (!nearest || nearest.share < ENOUGH) return null
  const { name, reaction } = nearest
  return { kind: 'reaction', answer: name, target: reaction.goes ? reaction.goes : null }
}

/** Of the words of a phrase those that were said, as a share. */
function shareSaid(phrase: string, text: string): number {
  const said = new Set(wordsOf(text))
  const words = wordsOf(phrase)
  return words.filter((word) => said.has(word)).length / Math.max(1, words.length)
}
