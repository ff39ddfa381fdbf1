import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

import { peopleAt, plainText, wordsOf, type StoryGraph } from '@kathasagar/api/rules'

import { TAKE } from '../decide.ts'
import { isTold, wordsTold } from '../heardWords.ts'
import { contentOf } from '../intent/contentOf.ts'
import { isAddressed } from '../personAsked.ts'
import type { Lore } from '../lore.ts'
import { topicIn } from '../topicIn.ts'
import type { Weighed } from '../weighWords.ts'

/** So likely words must be about playing where something of the story is surely meant. */
const SURE = 0.9
/** As likely where they name something that the scene tells of. */
const RATHER_SURE = 0.7
/** As likely everywhere else. */
const LIKELY = 0.4
/** "What's the story with the boots?": how it is with them is asked, and not how the story goes. */
const STORY_OF =
  /\b(?:story|tale|deal|matter) (?:about|behind|of|with) (?:the|this|that|these|those|his|her|its|their)\b/iu
/** What is about playing whatever the scene's author foresaw: who is lost must find out. */
const ALWAYS: ReadonlySet<HintTopic> = new Set<HintTopic>(['help', 'who'])
/** An answer of the author's that is as likely as this is what was said. */
const THE_VERY_WORDS = 0.8

/** What a story tells of itself where its author foresaw the very words. */
const OF_THE_STORY: ReadonlySet<HintTopic> = new Set<HintTopic>(['help', 'storyteller'])
/** Who only calls for help is told how one plays. */
const A_QUESTION = 3

const isForeseen = ({ said, answers }: Weighed): boolean =>
  wordsOf(said.text).length >= A_QUESTION &&
  answers.some(
    (one) =>
      one.ruling.kind === 'reaction' &&
      one.ruling.answer.of === 'story' &&
      one.chance >= THE_VERY_WORDS,
  )

/** What words ask outside of the story, by their signs; null where they are said in it. */
export function meantOutside(weighed: Weighed): HintTopic | null {
  const { said, heard, answers } = weighed
  const { chance, topic } = said.lore.outside(said.text)
  if (OF_THE_STORY.has(topic) && isForeseen(weighed)) return null
  const isAnswered = answers.some((one) => one.chance >= TAKE)
  if (heard.isClear || isAnswered) return chance >= SURE ? topic : null
  if (chance < LIKELY || !namesTheScene(said)) return chance >= LIKELY ? topic : null
  return chance >= RATHER_SURE && !STORY_OF.test(said.text) ? topic : null
}

/** Whether the words name something that the scene tells of, or are said to somebody there. */
function namesTheScene({ graph, world, node, text }: Weighed['said']): boolean {
  if (peopleAt(graph, world, node).some((one) => isAddressed(text, one))) return true
  const told = wordsTold(graph.node(node).text)
  return contentOf(text).some((word) => isTold(word, told))
}

/** What words ask outside of the story, by the closed sets; null where the scene's author foresaw them. */
export function namedOutside(
  graph: StoryGraph,
  node: string,
  text: string,
  lore: Lore,
): HintTopic | null {
  const topic = topicIn(text)
  if (topic === null || ALWAYS.has(topic)) return topic
  if (lore.outside(text).chance >= SURE) return topic
  const plain = plainText(text)
  const isOfTheScene = (graph.node(node).reactions ?? []).some(({ to = [] }) =>
    to.some((phrase) => plainText(phrase) === plain),
  )
  return isOfTheScene ? null : topic
}
