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
  /** How many words speak for it and for no other candidate, by their weight. */
  ownCount: number
  /** Grows towards 1 where nothing else was said but what its phrases answer. */
  whole: number
  /** How well its nearest phrase and what was said cover one another. */
  both: number
  /** By how much another candidate comes nearer. */
  behind: number
  /** How far the letters of what was said are those of one of its phrases, however they are ordered. */
  spelt: number
  /** 1 where one only looks, and it does something else. */
  onlyLooks: number
  /** Share of the words by which it is told from the others that was said, of its best phrase. */
  setsApart: number
}

/** What speaks for nothing here being meant. */
export interface ElseSigns {
  /** Always 1. */
  base: number
  /** How much was said: 1 from eight words on that tell something. */
  length: number
  /** How far more was said than a deed takes: 0 up to twelve words, 1 from 36 on. */
  long: number
  /** Share of the words that no list knows. */
  unknown: number
  /** Share of the words that the scene tells and no candidate has. */
  aside: number
  /** How many deeds were said: 1 from three on. */
  deeds: number
  /** 1 where it is for what one does anywhere, and where it leads nowhere. */
  idle: number
  /** How well an answer of the author's to a deed fits: 1 where it is the very words. */
  reaction: number
  /** How well an answer fits that can be given in every scene. */
  anywhere: number
  /** How well a topic of somebody who is here fits. */
  topic: number
  /** 1 where somebody is spoken to. */
  toYou: number
  /** 1 where the words turn against something. */
  denial: number
  /** 1 where a feeling is said, or what one says out of it. */
  feels: number
  /** 1 where nothing is done, and nothing asked. */
  talks: number
  /** How well any answer of the author's fits. */
  best: number
}

/**
 * How much each sign says. `npm run fit-hearing` found it, on sentences of strangers and on the
 * authors' own other ways to say a choice, each story judged by what the others taught.
 */
export const CHOICE_WEIGHTS: Signs = {
  ofPhrase: 0.38,
  second: 1.57,
  support: 1.64,
  own: -0.65,
  beyond: 0.72,
  kin: 0.64,
  centre: 1.19,
  count: 0.38,
  missed: -0.62,
  otherDeed: -0.45,
  question: -1.87,
  denied: 0.4,
  ownCount: 0.49,
  whole: 0.63,
  both: 0.13,
  behind: -0.65,
  spelt: 1.67,
  onlyLooks: 0.25,
  setsApart: 0.88,
}
export const ELSE_WEIGHTS: ElseSigns = {
  base: 2.14,
  length: -0.94,
  long: 2.53,
  unknown: 0.09,
  aside: 1.23,
  deeds: 0.23,
  idle: 0.69,
  reaction: 1.93,
  anywhere: 0.14,
  topic: -0.03,
  toYou: 0.65,
  denial: -0.4,
  feels: 0.89,
  talks: -0.18,
  best: 1.07,
}

/** The sum of signs, each by its weight. */
export const weigh = <Name extends string>(
  signs: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number =>
  (Object.keys(weights) as Name[]).reduce((all, sign) => all + signs[sign] * weights[sign], 0)
