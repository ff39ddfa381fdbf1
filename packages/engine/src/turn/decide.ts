import {
  choicesAt,
  wasGiven,
  tokenize,
  type StoryGraph,
  chanceAt,
  type Choice,
  drawFrom,
  drawIndex,
  plainText,
  succeeds,
} from '@kathasagar/story'

import { lockedChoices, openChoices, playWorld, worldOf } from '../world/playWorld.ts'
import { knownAnswers, aboutScene } from '../understanding/known/relevantSentences.ts'
import { intentOf, isUnclear } from '../understanding/intent/intentOf.ts'
import { factsIn } from '../memory/factsIn.ts'
import { isDeliberating, isOnlyQuestion } from '../text/question.ts'
import { candidatesOf, findExactReaction, type InputContext } from '../understanding/score.ts'
import { resolveAnswer, matchChoices } from '../understanding/matchChoices.ts'
import { isInOtherLanguage } from '../text/languageOf.ts'
import { firstWords, isEmojiOnly, isSpeech, commandIn, type Command } from '../text/inputText.ts'
import { scoreAgainst, authoredAnswer, resolveTopic, CERTAIN } from '../understanding/scoreInput.ts'
import {
  isAside,
  type Aside,
  type Ruling,
  type RulingRefusal,
  HINT_AFTER_TURNS,
  type OffTopic,
  type AdvancedBy,
  type Pressure,
  type Lingering,
} from '../world/ruling.ts'
import { readTurn, type Question, type Reading, type TurnInput, type Verdict } from './reading.ts'
import {
  withoutRejected,
  resolveYesOrNo,
  pickedOption,
  offerByLabel,
  offerContaining,
  selectedOffer,
} from './selectedOffer.ts'
import type { Offer, TurnState, OfferedPath } from '../world/turnState.ts'
import {
  answerToEmoji,
  hasLine,
  replyToSpeech,
  replyByIntent,
} from '../understanding/replyByIntent.ts'
import { recallPast } from '../understanding/known/recallPast.ts'
import { freshDetail } from '../memory/details.ts'

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

/** Asks a repeated question by number the second time, and not at all the third time. */
function limitQuestions({ asked }: TurnState, came: Ruling | Aside): Ruling | Aside {
  if (!isAside(came) || came.aside !== 'ask' || !asked) return came
  const { choices } = came
  const isSame =
    choices.length === asked.choices.length && choices.every((one) => asked.choices.includes(one))
  if (!isSame) return came
  return asked.byNumber || choices.length === 1
    ? { aside: 'hint', topic: 'help' }
    : { ...came, byNumber: true }
}

/** Returns the choice that free text takes, or the result of other input. */
function meaningOf(reading: Reading): Offer | Ruling | Aside {
  const { verdict, words, text, open } = reading
  if (ENDLESS_WORD.test(words)) return { aside: 'hint', topic: 'unclear' }
  const certain = pickedOption(reading) ?? selectedOffer(reading)?.offer ?? resolveYesOrNo(reading)
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

/** Returns the result of a typed command. Pictures and undo have buttons, but no typed command. */
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
  const isTaken = !isDeliberating(words) && !(isOnlyQuestion(words) && endsBy(graph, state, offer))
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

const MAX_ASKED = 3
/** Minimum certainty of a verdict. Below it, the rules decide. */
const SURE_ENOUGH = 0.6

export function isUsable(
  { ruling, choice, choices = [], answer, sure }: Verdict,
  listed: { choices: number; answers: readonly ('reaction' | 'topic')[] },
): boolean {
  if (!(sure >= SURE_ENOUGH && sure <= 1)) return false
  if (ruling === 'choice') return isPlace(choice, listed.choices)
  if (ruling === 'ask') {
    const places = new Set(choices)
    const isShort = choices.length > 0 && choices.length <= MAX_ASKED
    return (
      isShort &&
      places.size === choices.length &&
      choices.every((one) => isPlace(one, listed.choices))
    )
  }
  if (ruling !== 'reaction' && ruling !== 'topic') return true
  return isPlace(answer, listed.answers.length) && listed.answers[answer] === ruling
}

const isPlace = (place: number | undefined, count: number): place is number =>
  place !== undefined && Number.isInteger(place) && place >= 0 && place < count

/** Matches a sequence of letters that is longer than any word. Such input gets a hint. */
const ENDLESS_WORD = /[\p{L}\p{M}\p{N}]{120}/u

/** Returns the question about an action for a model, or null if the rules are certain. */
export function questionOf(reading: Reading): Question | null {
  const { graph, state, action, words, open } = reading
  if (action.type !== 'custom_action' || graph.isEnding(state.node)) return null
  if (ENDLESS_WORD.test(words) || isCertain(reading)) return null
  return {
    choices: open.map((offer) => offer.text),
    targets: open.map(({ path }) => titleBehind(reading, path)),
    answers: answersJudged(reading).map(({ ruling, about }) => `${ruling.kind}: ${about}`),
    words,
  }
}

const isCertain = (reading: Reading): boolean =>
  pickedOption(reading) !== undefined ||
  selectedOffer(reading) !== undefined ||
  resolveYesOrNo(reading) !== null ||
  commandIn(reading.text) !== null ||
  reading.lore.topics(reading.text).playing >= CERTAIN ||
  asksAboutPast(reading) ||
  reading.scores().answers[0]?.chance === 1

function titleBehind({ graph, state }: Reading, path: Offer['path']): string {
  const choice = path.kind === 'choice' ? graph.node(state.node).choices[path.index] : undefined
  return choice === undefined ? '' : (graph.node(choice.target).title ?? '')
}

/** Returns true if the input asks about the player's past and no author's answer matches exactly. */
function asksAboutPast(reading: Reading): boolean {
  const past = reading.graph.program === null ? recallPast(reading, reading.text) : null
  if (past === null) return false
  return past.kind === 'is_called' || reading.scores().answers[0]?.chance !== 1
}

/** Maximum number of reactions, and of topics, in a question for a model. */
const MAX_JUDGED = 5

function answersJudged({ scores }: Reading) {
  const { answers } = scores()
  return (['reaction', 'topic'] as const).flatMap((kind) =>
    answers.filter(({ ruling }) => ruling.kind === kind).slice(0, MAX_JUDGED),
  )
}

/** Returns the choice or the result that a verdict means, or null if it is unusable. */
function meaningOfVerdict(reading: Reading, verdict: Verdict): Offer | Ruling | Aside | null {
  const { graph, state, open } = reading
  const answers = answersJudged(reading).map(({ ruling }) => ruling)
  const kinds = answers.map(({ kind }) => kind)
  if (!isUsable(verdict, { choices: open.length, answers: kinds })) return null
  switch (verdict.ruling) {
    case 'immerse':
      return immersionOf(graph, state)
    case 'continue':
      return advance(graph, state, defaultChoice(graph, state), 'continue')
    case 'reaction':
    case 'topic':
      return answers[verdict.answer ?? -1] ?? null
    case 'choice':
      return open[verdict.choice ?? -1] ?? null
    case 'ask': {
      const { choices = [] } = verdict
      return { aside: 'ask', choices: choices.flatMap((index) => open[index]?.text ?? []) }
    }
    case 'detour':
      return detour(reading)
  }
}

/** Turns per scene after which the default choice takes the shortest path to an ending. */
const LONGEST_RAMBLE = 2

function defaultChoice(graph: StoryGraph, state: TurnState): number {
  // In a generated scene, the default choice returns to the author's scene.
  if (state.improvised) return state.improvised.choices.findIndex(({ leads }) => leads === 'back')
  const { choices } = graph.node(state.node)
  const open = openChoices(graph, state)
  const distanceOf = (i: number) => graph.distanceToEnding(choices[i]?.target ?? '')
  const fresh = open.filter(
    (i) => !state.visited.includes(choices[i]?.target ?? '') && distanceOf(i) !== Infinity,
  )
  const mayRamble = state.turn <= LONGEST_RAMBLE * graph.sceneCount
  if (mayRamble && fresh.length > 0) {
    return fresh[drawIndex(drawFrom(state.seed), fresh.length)] ?? 0
  }
  // The distance decreases by one with each step, so the story reaches an ending.
  return open.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0] ?? 0
}

export function advance(
  graph: StoryGraph,
  state: TurnState,
  choice: number,
  by: AdvancedBy,
): Ruling {
  if (state.improvised) {
    const { leads = 'back' } = state.improvised.choices[choice] ?? {}
    return { kind: 'rejoin', choice, leads, by }
  }
  const { target = state.node, check } = graph.node(state.node).choices[choice] ?? {}
  if (check === undefined || isSuccess(graph, state, choice)) {
    return { kind: 'advance', choice, target, by }
  }
  return { kind: 'advance', choice, target: check.fails.target, by, failed: true }
}

/** Rolls from stored state before narration, so that a retry gives the same result. */
function isSuccess(graph: StoryGraph, state: TurnState, choice: number): boolean {
  const world = worldOf(graph, state)
  const at = { node: state.node, choice }
  const chance = chanceAt(graph, world, at)
  return world === null || chance === null || succeeds(world, at, chance)
}

/** Returns the next detour. Even a long series of detours never takes a choice. */
export function nextDetour(graph: StoryGraph, state: TurnState): Lingering {
  const depth = state.detour + 1
  return { depth, pressure: pressureAt(depth), toward: defaultChoice(graph, state) }
}

function pressureAt(depth: number): Pressure {
  if (depth % HINT_AFTER_TURNS === 0) return 'event'
  return depth === 1 ? 'none' : 'hint'
}

export function follow(
  graph: StoryGraph,
  state: TurnState,
  path: OfferedPath,
  by: 'choice' | 'words',
): Ruling {
  if (path.kind === 'choice') return advance(graph, state, path.index, by)
  return { kind: 'linger', detail: path.detail, ...nextDetour(graph, state) }
}

/** Returns two different results: two exits, or one exit and a closer look. */
export function immersionOf(graph: StoryGraph, state: TurnState): Ruling {
  const { choices } = graph.node(state.node)
  const before = openChoices(graph, state)
  const open = seenBy(graph, state)
  const draw = drawFrom(state.seed)
  const drawn = open[drawIndex(draw, open.length)] ?? 0
  const first = open.find((i) => !before.includes(i)) ?? drawn
  const others = open.filter((i) => haveDifferentTargets(choices[first], choices[i]))
  const second = others[drawIndex(draw, others.length)]
  if (second === undefined) {
    const detail = freshDetail(graph, state)
    return {
      kind: 'immerse',
      paths: [
        { kind: 'choice', index: first },
        { kind: 'linger', detail },
      ],
    }
  }
  return {
    kind: 'immerse',
    paths: [
      { kind: 'choice', index: Math.min(first, second) },
      { kind: 'choice', index: Math.max(first, second) },
    ],
  }
}

function seenBy(graph: StoryGraph, state: TurnState): readonly number[] {
  const looking: Ruling = { kind: 'immerse', paths: NO_PATHS }
  const { world } = playWorld(graph, state, looking)
  return openChoices(graph, world ? { ...state, world } : state)
}

const NO_PATHS = [
  { kind: 'choice', index: 0 },
  { kind: 'choice', index: 0 },
] as const

function haveDifferentTargets(one: Choice | undefined, other: Choice | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return one.target !== other.target && plainText(one.text) !== plainText(other.text)
}

/** Stays in the scene, because the author wrote no answer to the input. */
export function detour({ graph, state, lore, words }: Reading, offTopic?: OffTopic): Ruling {
  return {
    kind: 'detour',
    words,
    ...(offTopic !== undefined && { offTopic }),
    ...(!lore.isQuotable(words) && { isUnquotable: true }),
    ...nextDetour(graph, state),
  }
}
