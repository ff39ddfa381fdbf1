/**
 * What a play remembers of its player, by kind: a part of the vocabulary, and imports nothing as it does.
 */

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

/** Stands for anybody at all in the name of a fact. */
export const ANYONE = 'anyone'

/** Name by which a condition asks whether something was done to somebody, or with a thing. */
export const factName = (kind: AskedFact, whom: string): string => `${kind}_${whom}`

/** Name by which a condition asks whether the player has said who they are. */
export const CALLED = 'is_called'
