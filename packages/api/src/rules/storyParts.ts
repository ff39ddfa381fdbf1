import type { Sets } from './variables.ts'

/** What a topic and a reaction share: when they are there, and what they leave behind. */
interface Answering {
  /** A condition; blank is always. */
  if?: string | undefined
  text: string
  sets?: Sets | undefined
  /** Only one time in a play. */
  once?: boolean | undefined
}

/** What somebody answers when they are spoken to about something. */
export interface Topic extends Answering {
  about: readonly string[]
}

/** What comes of words that are no choice, written by the author. */
export interface Reaction extends Answering {
  to?: readonly string[] | undefined
  about?: readonly string[] | undefined
  deeds?: readonly string[] | undefined
  /** Name of the node that it leads to. */
  goes?: string | undefined
}

/** Somebody of the story. */
export interface CastMember {
  name: string
  aliases?: readonly string[] | undefined
  /** How every picture shows them. */
  look?:
    | {
        kind: string
        cloth?: string | undefined
        holds?: string | undefined
        old?: boolean | undefined
      }
    | undefined
  says?: readonly Topic[] | undefined
  /** Their own ways of not answering. */
  otherwise?: readonly string[] | undefined
}

export interface Thing {
  name: string
  aliases?: readonly string[] | undefined
}

export interface CodexPage {
  id: string
  title: string
  text: string
  source?:
    | {
        work: string
        place?: string | undefined
        text?: string | undefined
        translator?: string | undefined
      }
    | undefined
}
