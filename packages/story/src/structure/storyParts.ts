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

/** Lines by the kind of thing that was said; its kinds are the contract's. */
export type Replies = Readonly<Record<string, readonly string[]>>

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
  /** Name of the plate that shows them: Show gives it where they are and the scene has no plate. */
  portrait?: string | undefined
  says?: readonly Topic[] | undefined
  /** Their own ways of not answering. */
  otherwise?: readonly string[] | undefined
  /** What they say when something of that kind is said to them. */
  replies?: Replies | undefined
}

export interface Thing {
  name: string
  aliases?: readonly string[] | undefined
  /** It can be carried; true where the player has it from the start. */
  carried?: boolean | undefined
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

/** A picture that was drawn for the story. */
export interface Plate {
  /** Its address; blank while its author is still at it. */
  image: string
  /** What it shows, in words. */
  alt: string
}
