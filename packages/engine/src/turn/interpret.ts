import { choicesAt, wasGiven, wordsOf, type StoryGraph } from '@kathasagar/story'

import { lockedChoices, worldOf } from '../world/playWorld.ts'
import { knownAnswers } from '../understanding/known/knownAnswers.ts'
import { aboutScene } from '../understanding/known/relevantSentences.ts'
import { intentOf } from '../understanding/intent/intentOf.ts'
import { factsIn } from '../memory/factsIn.ts'
import { deliberates } from '../understanding/asks.ts'
import { candidatesOf, foreseenIn } from '../understanding/candidates.ts'
import { resolveAnswer, matchChoices } from '../understanding/matchChoices.ts'
import { isUnclear } from '../understanding/intent/isUnclear.ts'
import { advance, follow, immersionOf, defaultChoice } from './plan.ts'
import { isOnlyQuestion } from '../text/question.ts'
import { isForeignTo } from '../text/languageOf.ts'
import { firstWords, isEmojiOnly, visibleText, isSpeech } from '../text/inputText.ts'
import { scoreAgainst, scoreInput } from '../understanding/scoreInput.ts'
import { authoredAnswer, resolveTopic } from '../understanding/resolveTopic.ts'
import { commandIn, type Command } from '../text/playerWords.ts'
import type { Action, Aside, Ruling, RulingRefusal } from '../world/ruling.ts'
import type { Case, Place } from './case.ts'
import { asksOfPast, ENDLESS_WORD, rulingOfVerdict } from './modelVerdict.ts'
import { afterNo, agreedTo, askedOnce, pointedAt } from './offered.ts'
import { named, openOffers, pickedOffer, quoting } from './pickedOffer.ts'
import { detour } from './detour.ts'
import type { Offer, TurnState } from '../world/turnState.ts'
import { answerToEmoji, hasLine, replyToSpeech, replyByIntent } from './byKind.ts'

/** Returns the ruling for an action. After an ending only a picture is allowed. */
export function interpret(given: Case): Ruling | Aside | RulingRefusal {
  const { graph, state, action } = given
  if (action.type === 'show') return { kind: 'show' }
  if (graph.isEnding(state.node)) return { code: 'session_finished' }
  if (action.type === 'immerse') return immersionOf(graph, state)
  if (action.type === 'custom_action') return askedOnce(state, judgeWords(given, action))
  if (action.selected_choice === undefined) {
    return advance(graph, state, defaultChoice(graph, state), 'continue')
  }

  // After a question back, the player may pick a choice that the closer look does not offer.
  const offer = named(openOffers(graph, state), action.selected_choice)
  if (offer) return follow(graph, state, offer.path, 'choice')
  const isLocked = named(lockedChoices(graph, state), action.selected_choice) !== undefined
  return { code: isLocked ? 'choice_locked' : 'choice_not_offered' }
}

function judgeWords(given: Case, { text: whole }: FreeWords): Ruling | Aside {
  if (ENDLESS_WORD.test(whole)) return { aside: 'hint', topic: 'unclear' }
  const { graph, state, verdict } = given
  const text = visibleText(whole)
  const open = openOffers(graph, state)
  const certain = pointedAt(state, text, open) ?? pickedOffer(graph, state, text)?.offer
  if (certain) return follow(graph, state, certain.path, 'words')
  const agreed = agreedTo(given, text, open)
  if (agreed) return agreed
  if (asksOfPast(given, text, open)) return stayKnowing(given, whole)
  const command = commandIn(text)
  const quoted = command && quoting(open, text)
  if (quoted) return follow(graph, state, quoted.path, 'words')
  if (command) return backwards(given, command, text, open) ?? obey(given, command, text)
  const judged = verdict ? rulingOfVerdict(given, whole, verdict, open) : null
  if (judged) return judged
  const left = afterNo(state, text, open)
  return answer(given, left?.words ?? whole, left?.open ?? open)
}

type FreeWords = Action & { type: 'custom_action' }

/** Takes a choice to go back, which the same words would otherwise undo. */
function backwards(given: Case, command: Command, text: string, open: readonly Offer[]) {
  const { heard, answers } = scoreInput(given, text, open)
  const [first = -1] = heard.meant
  const offer = command === 'undo' && heard.isClear && answers.length === 0 && open[first]
  return offer ? follow(given.graph, given.state, offer.path, 'words') : null
}

/** Returns the result of a command in words. A picture and an undo need their buttons. */
function obey(given: Case, command: Command, text: string): Ruling | Aside {
  const { graph, state } = given
  const foreseen = insteadOf(given, command, text)
  if (foreseen) return foreseen
  if (command === 'immerse') return immersionOf(graph, state)
  if (command === 'continue') {
    return advance(graph, state, defaultChoice(graph, state), 'continue')
  }
  return (
    authoredAnswer(scoreInput(given, text, openOffers(graph, state))) ?? {
      aside: 'hint',
      topic: command,
    }
  )
}

/** Returns the author's answer to the words of a command; null if it was given already. */
function insteadOf({ graph, state }: Place, command: Command, text: string) {
  if (command === 'continue' && wordsOf(text).length === 1) return null
  const world = worldOf(graph, state)
  const foreseen = foreseenIn({ graph, world, node: state.node, text })
  const isOld = foreseen?.answer.of === 'story' && world && wasGiven(world, foreseen.answer)
  return isOld ? null : foreseen
}

/** Takes a choice, gives an answer, asks which choice is meant, or stays in the scene. */
function answer(given: Case, whole: string, open: readonly Offer[]): Ruling | Aside {
  if (isEmojiOnly(whole)) return answerEmoji(given, whole)
  const { graph, state, hasJudge = false } = given
  const begun = firstWords(visibleText(whole))
  if (!hasJudge && graph.program === null && isUnclear(begun))
    return { aside: 'hint', topic: 'unclear' }
  const weighed = scoreInput(given, visibleText(whole), open)
  const { said, heard, answers, offTopic } = weighed
  const isTold = answers.length === 0 && aboutScene(given, said.text).length > 0
  const topic = offTopic?.isSure === true ? null : resolveTopic(weighed, isTold)
  if (topic) return { aside: 'hint', topic }
  const askAbout = (choices: readonly number[]): Aside => ({
    aside: 'ask',
    choices: choices.flatMap((index) => open[index]?.text ?? []),
  })
  const [first] = heard.meant
  const offer = first === undefined ? undefined : open[first]
  const isLong = isSpeech(whole) && hasLine(graph, 'speech')
  const written = isLong ? null : resolveAnswer(answers, heard, said.world)
  if (written) return written.ruling
  const isLikely = offTopic === null || heard.chance >= WORTH_ASKING
  const isSure = heard.isClear && (isLong ? heard.chance >= SURE_OF_SPEECH : isLikely)
  // A question never ends a story.
  const isTaken = !deliberates(whole) && !(isOnlyQuestion(whole) && endsBy(graph, state, offer))
  if (offer && isSure && isTaken) return follow(graph, state, offer.path, 'words')
  if (isLong) return replyToSpeech({ ...said, text: begun }) ?? detour(given, whole)
  const isAskable = offer !== undefined && isLikely && offTopic?.isSure !== true
  if (offTopic && !isAskable) return detour(given, whole, offTopic.kind)
  const locked = graph.isRich ? resolveLocked(given, said.text) : null
  if (locked) return locked
  // A promise or a name is stored, so the player is not asked which choice they mean.
  const isSaid = factsIn({ graph, node: state.node }, said.text, { isDone: false }).length > 0
  if (isAskable && !hasJudge && !isSaid) {
    return askAbout(heard.meant)
  }
  if (!hasJudge && graph.program !== null) return BY_CHOICES
  const { weak = [] } = heard
  // An act that nearly names a choice is asked back. The scene answers a question if it can.
  const isAnswered = isTold && isOnlyQuestion(whole)
  if (weak.length > 0 && !hasJudge && !isSaid && !isAnswered && isAction(said.text))
    return askAbout(weak)
  if (!isForeignTo(graph, said.text) && knownAnswers(given, said.text).length > 0)
    return stayKnowing(given, whole)
  return (graph.isRich ? replyByIntent(said) : null) ?? detour(given, whole)
}

const TELLS_THAT = /\b(?:tell|say|admit|confess|explain|swear)\b.{0,60}\bthat\b/iu
/** Returns false if the words greet or thank somebody, or tell them something. */
function isAction(text: string): boolean {
  const { intent } = intentOf(text)
  return intent !== 'thanks' && intent !== 'greet' && !TELLS_THAT.test(text)
}

const endsBy = (graph: StoryGraph, { node }: TurnState, offer: Offer | undefined): boolean =>
  offer?.path.kind === 'choice' &&
  graph.isEnding(graph.node(node).choices[offer.path.index]?.target ?? node)

/** Minimum probability of a choice if the words may be off topic. */
const WORTH_ASKING = 0.6
/** Minimum probability of a choice in a long text. */
const SURE_OF_SPEECH = 0.9

/** Answers emoji by the things that they show, else as a gesture. Emoji take no choice. */
function answerEmoji(given: Case, whole: string): Ruling | Aside {
  const { graph, state } = given
  const said = { ...given, world: worldOf(graph, state), node: state.node, text: whole }
  const shown = answerToEmoji(said)
  if (shown) return shown
  if (graph.program !== null) return BY_CHOICES
  if (isUnclear(whole) && !hasLine(graph, 'sign')) return { aside: 'hint', topic: 'unclear' }
  return (graph.isRich ? replyByIntent(said) : null) ?? detour(given, whole)
}

/** Ink stories accept choices only. */
const BY_CHOICES: Aside = { aside: 'hint', topic: 'by_choices' }

/** Returns a turn that answers with a known fact. It does not count as a detour. */
const stayKnowing = ({ graph, state }: Place, words: string): Ruling => ({
  kind: 'detour',
  words,
  isKnown: true,
  depth: Math.max(1, state.detour),
  pressure: 'none',
  toward: defaultChoice(graph, state),
})

/** Returns the closed choice that the words mean, so that the player learns the reason. */
function resolveLocked({ graph, state, lore }: Place, text: string): Ruling | null {
  const world = worldOf(graph, state)
  const { locked } = choicesAt(graph, world, state.node)
  const { choices } = graph.node(state.node)
  const closed = locked.map((index): Offer => ({
    text: choices[index]?.text ?? '',
    path: { kind: 'choice', index },
  }))
  const said = { graph, world, node: state.node, text, lore }
  const { ranked } = scoreAgainst(said, candidatesOf(graph, state, closed))
  const heard = matchChoices(ranked, wordsOf(text).length)
  const choice = heard.isClear ? locked[heard.meant[0] ?? -1] : undefined
  return choice === undefined ? null : { kind: 'locked', choice }
}
