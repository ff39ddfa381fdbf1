/** What speaks for a candidate's being meant; shares are from 0 to 1. */
export interface Signs {
  /** Share of the nearest of its phrases that was said. */
  ofPhrase: number
  /** How well its second nearest phrase agrees with what was said. */
  second: number
  /** Share of what was said that its phrases answer; a word that many of them have counts for more. */
  support: number
  /** Share of what was said that it answers and no other candidate does. */
  own: number
  /** Share of what was said that is told where it leads, and not where the others do. */
  beyond: number
  /** Share of what was said that is only distant kin of its words. */
  kin: number
  /** How near all its phrases together come by the company that words keep; may be below 0. */
  centre: number
  /** How many words speak for it, by their weight. */
  count: number
  /** How many words are left that do not. */
  missed: number
  /** 1 where a deed was said that it has nothing of. */
  otherDeed: number
  /** 1 where something is only asked, and it does not ask. */
  question: number
  /** 1 where the words turn against something. */
  denied: number
}

/** What speaks for nothing here being meant. */
export interface ElseSigns {
  /** Always 1. */
  base: number
  /** How much was said: 1 from eight words on that tell something. */
  length: number
  /** Share of the words that no list knows. */
  unknown: number
  /** Share of the words that the scene tells and no candidate has. */
  aside: number
  /** How many deeds were said: 1 from three on. */
  deeds: number
}

/**
 * How much each sign says. `npm run fit-hearing` found it, on sentences of strangers and on the
 * authors' own other ways to say a choice, each story judged by what the others taught.
 */
export const CHOICE_WEIGHTS: Signs = {
  ofPhrase: 0.52,
  second: 1.27,
  support: 0.78,
  own: 0.59,
  beyond: 1.26,
  kin: 0.75,
  centre: 1.58,
  count: 1.2,
  missed: -0.72,
  otherDeed: -0.22,
  question: -1.48,
  denied: 1.48,
}
export const ELSE_WEIGHTS: ElseSigns = {
  base: 1.65,
  length: -1.22,
  unknown: -0.11,
  aside: -0.79,
  deeds: 1.04,
}

/** The sum of signs, each by its weight. */
export const weigh = <Name extends string>(
  signs: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number =>
  (Object.keys(weights) as Name[]).reduce((all, sign) => all + signs[sign] * weights[sign], 0)
