/**
 * What players say, and what it came to: a part of the vocabulary, and imports nothing as it does.
 */

/**
 * What a player may ask outside of the story: for help, for who they are, for what a button does, for who
 * tells, what it costs, in which language and how long, for the site's settings, for what the story draws
 * from, for what was told so far, how it is shared, and what is wrong with it. `unclear`: nothing was asked that anybody could
 * understand. `by_choices`: the words mean none of the choices by which alone a story goes on that runs as
 * ink. `which`: several choices are asked back, and one is named by its number. `second_wish`: of two things that were wanted, the second was not done where the first led.
 */
export const HINT_TOPICS = [
  'help',
  'who',
  'skip',
  'undo',
  'show',
  'restart',
  'save',
  'quit',
  'thanks',
  'unclear',
  'storyteller',
  'credits',
  'language',
  'length',
  'settings',
  'source',
  'summary',
  'share',
  'report',
  'by_choices',
  'which',
  'second_wish',
] as const
export type HintTopic = (typeof HINT_TOPICS)[number]

/**
 * Kinds of thing that players say: what a question asks after, what is said to somebody, what is done
 * or felt, much that is said at once, emoji, small deeds that anybody can do, and two for everything else. A story and its people have lines for them (`replies`).
 */
export const REPLY_KINDS = [
  'who',
  'what',
  'where',
  'when',
  'why',
  'how',
  'whether',
  'if',
  'name',
  'meaning',
  'advice',
  'request',
  'order',
  'doubt',
  'praise',
  'comfort',
  'goodbye',
  'greet',
  'agree',
  'refuse',
  'promise',
  'insult',
  'love',
  'sorry',
  'forgive',
  'thanks',
  'joke',
  'tell',
  'ask',
  'call',
  'attack',
  'break',
  'steal',
  'give',
  'take',
  'touch',
  'open',
  'look',
  'listen',
  'smell',
  'count',
  'write',
  'eat',
  'drink',
  'sit',
  'rest',
  'wait',
  'hide',
  'flee',
  'move',
  'music',
  'pray',
  'think',
  'feel',
  'fear',
  'magic',
  'later',
  'world',
  'foreign',
  'speech',
  'sign',
  'gesture',
  'deed',
  'words',
] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]

/**
 * Why free words came to what they came to: they are a choice as it stands, its place in the list,
 * another way to say it or an answer that takes it; a command; a choice far enough ahead of the
 * next; an author's answer; a choice that is closed; too little to tell choices apart; somebody who
 * has no topic for them; nothing near; a question about playing.
 */
export const WHY_REASONS = [
  'text',
  'number',
  'also',
  'answer',
  'command',
  'lead',
  'authored',
  'locked',
  'asked',
  'no_topic',
  'nothing_near',
  'hint',
] as const
export type WhyReason = (typeof WHY_REASONS)[number]

/** What free words came to: something was taken, asked back, told freely, or said outside of the story. */
export const HEARD_OUTCOMES = ['taken', 'asked', 'free', 'outside'] as const
export type HeardOutcome = (typeof HEARD_OUTCOMES)[number]

/**
 * Told, promised, gave, hurt and asked are done to somebody; `has` and `is_called` are of the player
 * themself; `did` is a deed that an author wrote, `said` what a player said that is none of these, and
 * `saw` what a closer look has shown.
 */
export const FACT_KINDS = [
  'told',
  'promised',
  'gave',
  'hurt',
  'asked',
  'has',
  'is_called',
  'did',
  'said',
  'saw',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Kinds that a condition can ask for, each of somebody: `promised_jamuna`, `told_anyone`. */
export const ASKED_FACTS = ['told', 'promised', 'gave', 'hurt', 'asked'] as const
export type AskedFact = (typeof ASKED_FACTS)[number]

/** English verbs of what is done to somebody: as it is said, and as it is told of the past. */
export const DEED_VERBS = {
  gave: ['give giving hand lend', 'gave given handed lent'],
  hurt: [
    'hit slap punch kick stab hurt beat wound attack strike',
    'slapped punched kicked stabbed hit hurt wounded attacked struck',
  ],
} as const

/** Stands for anybody at all in the name of a fact. */
export const ANYONE = 'anyone'

/** Name by which a condition asks whether something was done to somebody, or with a thing. */
export const factName = (kind: AskedFact, whom: string): string => `${kind}_${whom}`

/** Name by which a condition asks whether the player has said who they are. */
export const CALLED = 'is_called'
