import type { InkProgram } from './inkProgram.ts'
import type { CastMember, CodexPage, Plate, Reaction, Replies, Thing } from './storyParts.ts'
import type { PlayRules } from './playRules.ts'
import type { ChoiceCheck } from './choiceCheck.ts'
import type { Ask, Sets, WrittenVariable } from './variables.ts'

export type * from './inkProgram.ts'
export type * from './storyParts.ts'
export type * from './variables.ts'

/** The graph an author writes, as the engine reads it. Shapes agree with the contract's `StoryStructure`. */
export interface Choice {
  text: string
  /** Name of the node it leads to. */
  target: string
  also?: readonly string[] | undefined
  answers?: readonly string[] | undefined
  /** A condition; blank is always. */
  if?: string | undefined
  locked?: string | undefined
  sets?: Sets | undefined
  check?: ChoiceCheck | undefined
  recall?: string | undefined
}

/** Names of the nodes that a choice may lead to: where it succeeds, then where it fails. */
export const targetsOfChoice = ({ target, check }: Pick<Choice, 'target' | 'check'>): string[] =>
  check ? [target, check.fails.target] : [target]

/** What a painter may draw of a scene; words it does not know are skipped. */
export interface Scene {
  /** Told of the picture where no place can be drawn; taken from the scene's own title. */
  title?: string | undefined
  place?: string | undefined
  species?: string | undefined
  time?: string | undefined
  weather?: string | undefined
  mood?: string | undefined
  people?: readonly Person[] | undefined
  creatures?: readonly string[] | undefined
  objects?: readonly string[] | undefined
}

export interface Person {
  kind: string
  pose?: string | undefined
  holds?: string | undefined
  cloth?: string | undefined
  old?: boolean | undefined
}

/** What Immerse shows, and what looking sets. */
export interface CloseUp {
  text: string
  sets?: Sets | undefined
}

/** A scene of the story; without choices it is an ending. */
export interface StoryNode {
  text: string
  choices: readonly Choice[]
  title?: string | undefined
  /** Small things a reader may notice here. */
  details?: readonly string[] | undefined
  scene?: Scene | undefined
  /** Name of the plate that Show gives here. */
  plate?: string | undefined
  /** What happens here is grave: no storyteller is witty about it. */
  grave?: boolean | undefined
  /** Ids of who is here besides the player. */
  people?: readonly string[] | undefined
  things?: readonly string[] | undefined
  enters?: { sets?: Sets | undefined } | undefined
  /** What the player is asked to type here. */
  asks?: readonly Ask[] | undefined
  /** Ids of the pages of the codex that open here. */
  meets?: readonly string[] | undefined
  reactions?: readonly Reaction[] | undefined
  pressure?: readonly string[] | undefined
  close_up?: string | CloseUp | undefined
}

export interface StoryStructure {
  start_node: string
  nodes: Readonly<Record<string, StoryNode>>
  cast?: Readonly<Record<string, CastMember>> | undefined
  things?: Readonly<Record<string, Thing>> | undefined
  /** Where it is there, and be it empty, texts can vary. */
  state?: Readonly<Record<string, WrittenVariable>> | undefined
  /** Answers that hold in every scene. */
  reactions?: readonly Reaction[] | undefined
  /** What is told where something of that kind is said and nobody is spoken to. */
  replies?: Replies | undefined
  codex?: readonly CodexPage[] | undefined
  plates?: Readonly<Record<string, Plate>> | undefined
  /** The program that plays the story, where it runs as ink. */
  ink?: InkProgram | undefined
  /** By which it is played: `underRules` puts them here, and no author writes them. */
  rules?: PlayRules | undefined
}
