import { choicesAt, wasGiven, tokenize, type StoryGraph } from '@kathasagar/story'

import { lockedChoices } from '../world/playWorld.ts'
import { knownAnswers } from '../understanding/known/knownAnswers.ts'
import { aboutScene } from '../understanding/known/relevantSentences.ts'
import { intentOf } from '../understanding/intent/intentOf.ts'
import { factsIn } from '../memory/factsIn.ts'
import { deliberates } from '../understanding/asks.ts'
import { candidatesOf, findExactReaction, type InputContext } from '../understanding/candidates.ts'
import { resolveAnswer, matchChoices } from '../understanding/matchChoices.ts'
import { isUnclear } from '../understanding/intent/isUnclear.ts'
import { advance, follow, immersionOf, defaultChoice, detour } from './plan.ts'
import { isOnlyQuestion } from '../text/question.ts'
import { isInOtherLanguage } from '../text/languageOf.ts'
import { firstWords, isEmojiOnly, isSpeech } from '../text/inputText.ts'
import { scoreAgainst } from '../understanding/scoreInput.ts'
import { authoredAnswer, resolveTopic } from '../understanding/resolveTopic.ts'
import { commandIn, type Command } from '../text/playerWords.ts'
import type { Aside, Ruling, RulingRefusal } from '../world/ruling.ts'
import { readTurn, type Reading, type TurnInput } from './reading.ts'
import { asksAboutPast, ENDLESS_WORD, meaningOfVerdict } from './modelVerdict.ts'
import { withoutRejected, resolveYesOrNo, limitQuestions, pickedOption } from './replyToQuestion.ts'
import { offerByLabel, offerContaining, pickedOffer } from './pickedOffer.ts'
import type { Offer, TurnState } from '../world/turnState.ts'
import {
  answerToEmoji,
  hasLine,
  replyToSpeech,
  replyByIntent,
} from '../understanding/replyByIntent.ts'

export const interpret = (input: TurnInput) => decide(readTurn(input))

/** Decides the result of an action. After an ending, only a picture is allowed. */
export function decide(reading: Reading): Ruling | Aside | RulingRefusal {
  const { graph, state, action, open } = reading
  if (action.type === 'show') return { kind: 'show' }
  if (graph.isEnding(state.node)) return { code: 'session_finished' }
  if (graph.open) return nextPart(reading)
  if (action.type === 'immerse') return immersionOf(graph, state)
  if (action.type === 'custom_action') {
    const meant = meaningOf(reading)
    if ('path' in meant) return follow(graph, state, meant.path, 'words')
    return limitQuestions(state, meant)
  }
  if (action.selected_choice === undefined) {
    return advance(graph, state, defaultChoice(graph, state), 'continue')
  }

  // After a clarifying question, the player may pick a choice that the closer look does not offer.
  const offer = offerByLabel(open, action.selected_choice)
  if (offer) return follow(graph, state, offer.path, 'choice')
  const isLocked = offerByLabel(lockedChoices(graph, state), action.selected_choice) !== undefined
  return { code: isLocked ? 'choice_locked' : 'choice_not_offered' }
}

/** Returns the ruling for an action in an open story. The model judges free text when it generates the part. */
function nextPart({ action, open, text }: Reading): Ruling | Aside | RulingRefusal {
  if (action.type === 'immerse') return { kind: 'part', part: 'closer', by: 'continue' }
  if (action.type === 'continue') {
    const { selected_choice } = action
    if (selected_choice === undefined) return { kind: 'part', part: 'next', by: 'continue' }
    return offerByLabel(open, selected_choice)
      ? { kind: 'part', part: 'next', by: 'choice' }
      : { code: 'choice_not_offered' }
  }
  const command = commandIn(text)
  if (command === 'continue' || command === 'immerse')
    return { kind: 'part', part: command === 'immerse' ? 'closer' : 'next', by: 'continue' }
  return command ? { aside: 'hint', topic: command } : { kind: 'part', part: 'next', by: 'words' }
}

/** Returns the choice that free text takes, or the result of other input. */
function meaningOf(reading: Reading): Offer | Ruling | Aside {
  const { verdict, words, text, open } = reading
  if (ENDLESS_WORD.test(words)) return { aside: 'hint', topic: 'unclear' }
  const certain = pickedOption(reading) ?? pickedOffer(reading)?.offer ?? resolveYesOrNo(reading)
  if (certain) return certain
  if (asksAboutPast(reading)) return stayKnowing(reading)
  const command = commandIn(text)
  if (command)
    return offerContaining(open, text) ?? backwards(reading, command) ?? obey(reading, command)
  const judged = verdict ? meaningOfVerdict(reading, verdict) : null
  return judged ?? answer(withoutRejected(reading))
}

/** Returns the choice that matches input such as "go back", which would otherwise mean undo. */
function backwards({ open, scores }: Reading, command: Command): Offer | undefined {
  const { match, answers } = scores()
  const [first = -1] = match.meant
  return command === 'undo' && match.isClear && answers.length === 0 ? open[first] : undefined
}

/** Returns the result of a typed command. Pictures and undo are only available by button. */
function obey(reading: Reading, command: Command): Ruling | Aside {
  const { graph, state } = reading
  const foreseen = insteadOf(reading, command)
  if (foreseen) return foreseen
  if (command === 'immerse') return immersionOf(graph, state)
  if (command === 'continue') {
    return advance(graph, state, defaultChoice(graph, state), 'continue')
  }
  return authoredAnswer(reading.scores()) ?? { aside: 'hint', topic: command }
}

/** Returns the author's answer to the text of a command, or null if it was already given. */
function insteadOf(reading: Reading, command: Command) {
  const { world, text, state } = reading
  if (command === 'continue' && tokenize(text).length === 1) return null
  const foreseen = findExactReaction({ ...reading, node: state.node })
  const isOld = foreseen?.answer.of === 'story' && world && wasGiven(world, foreseen.answer)
  return isOld ? null : foreseen
}

/** Takes a choice, answers, asks which choice is meant, or stays in the scene. */
function answer(reading: Reading): Offer | Ruling | Aside {
  const { graph, state, words, open, hasJudge = false } = reading
  if (isEmojiOnly(words)) return answerEmoji(reading)
  const begun = firstWords(reading.text)
  if (!hasJudge && graph.program === null && isUnclear(begun))
    return { aside: 'hint', topic: 'unclear' }
  const scores = reading.scores()
  const { said, match, answers, offTopic } = scores
  const isTold = answers.length === 0 && aboutScene(reading, said.text).length > 0
  const topic = offTopic?.isSure === true ? null : resolveTopic(scores, isTold)
  if (topic) return { aside: 'hint', topic }
  const askAbout = (choices: readonly number[]): Aside => ({
    aside: 'ask',
    choices: choices.flatMap((index) => open[index]?.text ?? []),
  })
  const [first] = match.meant
  const offer = first === undefined ? undefined : open[first]
  const isLong = isSpeech(words) && hasLine(graph, 'speech')
  const written = isLong ? null : resolveAnswer(answers, match, said.world)
  if (written) return written.ruling
  const isLikely = offTopic === null || match.chance >= WORTH_ASKING
  const isSure = match.isClear && (isLong ? match.chance >= SURE_OF_SPEECH : isLikely)
  // A question never ends a story.
  const isTaken = !deliberates(words) && !(isOnlyQuestion(words) && endsBy(graph, state, offer))
  if (offer && isSure && isTaken) return offer
  if (isLong) return replyToSpeech({ ...said, text: begun }) ?? detour(reading)
  const isAskable = offer !== undefined && isLikely && offTopic?.isSure !== true
  if (offTopic && !isAskable) return detour(reading, offTopic.kind)
  const locked = graph.isRich ? resolveLocked(reading, said) : null
  if (locked) return locked
  // A promise or a name is stored as a fact, so the player is not asked about choices.
  const isSaid = factsIn({ graph, node: state.node }, said.text, { isDone: false }).length > 0
  if (isAskable && !hasJudge && !isSaid) return askAbout(match.meant)
  if (!hasJudge && graph.program !== null) return BY_CHOICES
  const { weak = [] } = match
  // Asks the player if an action nearly matches a choice. The scene answers questions if it can.
  const isAnswered = isTold && isOnlyQuestion(words)
  if (weak.length > 0 && !hasJudge && !isSaid && !isAnswered && isAction(said.text))
    return askAbout(weak)
  if (!isInOtherLanguage(graph, said.text) && knownAnswers(reading, said.text).length > 0)
    return stayKnowing(reading)
  return (graph.isRich ? replyByIntent(said) : null) ?? detour(reading)
}

const TELLS_THAT = /\b(?:tell|say|admit|confess|explain|swear)\b.{0,60}\bthat\b/iu
/** Returns false for greetings, thanks and statements to somebody. */
function isAction(text: string): boolean {
  const { intent } = intentOf(text)
  return intent !== 'thanks' && intent !== 'greet' && !TELLS_THAT.test(text)
}

const endsBy = (graph: StoryGraph, { node }: TurnState, offer: Offer | undefined): boolean =>
  offer?.path.kind === 'choice' &&
  graph.isEnding(graph.node(node).choices[offer.path.index]?.target ?? node)

/** Minimum probability of a choice if the input may be off topic. */
const WORTH_ASKING = 0.6
const SURE_OF_SPEECH = 0.9

/** Answers emoji by what they depict, else as a gesture. Emoji never take a choice. */
function answerEmoji(reading: Reading): Ruling | Aside {
  const { graph, state, words } = reading
  const said = { ...reading, node: state.node, text: words }
  const shown = answerToEmoji(said)
  if (shown) return shown
  if (graph.program !== null) return BY_CHOICES
  if (isUnclear(words) && !hasLine(graph, 'sign')) return { aside: 'hint', topic: 'unclear' }
  return (graph.isRich ? replyByIntent(said) : null) ?? detour(reading)
}

/** Ink stories accept choices only. */
const BY_CHOICES: Aside = { aside: 'hint', topic: 'by_choices' }

/** Returns a turn that answers with a known fact. It does not count as a detour. */
const stayKnowing = ({ graph, state, words }: Reading): Ruling => ({
  kind: 'detour',
  words,
  isKnown: true,
  depth: Math.max(1, state.detour),
  pressure: 'none',
  toward: defaultChoice(graph, state),
})

function resolveLocked({ graph, state }: Reading, said: InputContext): Ruling | null {
  const { locked } = choicesAt(graph, said.world, state.node)
  const closed = locked.map((index): Offer => ({ text: '', path: { kind: 'choice', index } }))
  const { ranked } = scoreAgainst(said, candidatesOf(graph, state, closed))
  const match = matchChoices(ranked, tokenize(said.text).length)
  const choice = match.isClear ? locked[match.meant[0] ?? -1] : undefined
  return choice === undefined ? null : { kind: 'locked', choice }
}
