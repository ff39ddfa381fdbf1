/**
 * Topics of hints about the game itself. `unclear`: the input is unintelligible. `by_choices`: Ink
 * stories accept only choices. `which`: the player must pick a suggested choice by number.
 * `second_wish`: the second of two requests was impossible after the first.
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
 * Kinds of input for which stories and people can have lines (`replies`): questions, speech,
 * actions, feelings, long input, emoji, small actions, and two for all other input.
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

/** Reasons for the interpretation of free input, shown to authors. */
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

/** Results of free input. `outside`: the input was about the game itself. */
export const INPUT_OUTCOMES = ['taken', 'asked', 'free', 'outside'] as const
export type InputOutcome = (typeof INPUT_OUTCOMES)[number]

/**
 * `told` to `asked` are about a person; `has` and `is_called` are about the player; `did` is an
 * author's action, `said` any other statement, and `saw` a closer look.
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

/** Kinds of facts in an open story. */
export const OPEN_FACT_KINDS = [
  'person',
  'place',
  'has',
  'lost',
  'promised',
  'hurt',
  'dead',
] as const
export type OpenFactKind = (typeof OPEN_FACT_KINDS)[number]

/** Kinds that conditions can test for a person, such as `promised_jamuna` or `told_anyone`. */
export const TESTABLE = ['told', 'promised', 'gave', 'hurt', 'asked'] as const
export type TestableFact = (typeof TESTABLE)[number]

/** English verbs in present and past forms. */
export const DEED_VERBS = {
  gave: ['give giving hand lend', 'gave given handed lent'],
  hurt: [
    'hit slap punch kick stab hurt beat wound attack strike',
    'slapped punched kicked stabbed hit hurt wounded attacked struck',
  ],
} as const

/** Any person, in the name of a fact. */
export const ANYONE = 'anyone'

export const factName = (kind: TestableFact, whom: string): string => `${kind}_${whom}`

/** Flag for conditions. True if the player has stated a name. */
export const NAME_FACT = 'is_called'
