import type { DraftStructure } from '@kathasagar/story/schema'

import type { ListedPart, NamedPart } from './partItems.ts'

export type StructureNode = DraftStructure['nodes'][string]

export type SceneSketch = NonNullable<StructureNode['scene']>

export type StructureChoice = StructureNode['choices'][number]
export type Reaction = NonNullable<StructureNode['reactions']>[number]
export type CastMember = NonNullable<DraftStructure['cast']>[string]
export type Topic = NonNullable<CastMember['says']>[number]
export type Replies = NonNullable<CastMember['replies']>
export type Thing = NonNullable<DraftStructure['things']>[string]
export type StoryState = NonNullable<DraftStructure['state']>
export type Variable = StoryState[string]
export type CodexPage = NonNullable<DraftStructure['codex']>[number]
export type Plate = NonNullable<DraftStructure['plates']>[string]
export type Sets = NonNullable<StructureChoice['sets']>

export type StoryPart = ListedPart | 'reactions' | 'replies'

interface Typing {
  /** Field that is being edited. Typing in one field without a pause is one undo step. */
  typing?: string | undefined
}

/** Edit of a story structure. Indexes of choices are 0-based. */
export type StructureEdit =
  | { kind: 'addNode'; name: string }
  | { kind: 'renameNode'; node: string; name: string }
  | { kind: 'deleteNode'; node: string }
  | { kind: 'setStart'; node: string }
  /** If `target` is absent, the new choice has no target. */
  | { kind: 'addChoice'; node: string; target?: string }
  | { kind: 'moveChoice'; node: string; choice: number; to: number }
  | { kind: 'removeChoice'; node: string; choice: number }
  /** Creates a scene as the target of a choice, as one undo step. */
  | { kind: 'addTarget'; node: string; choice: number; name: string }
  /** Changes properties of a scene. Blank properties are removed, except the text. */
  | ({ kind: 'setScene'; node: string; change: Partial<Omit<StructureNode, 'choices'>> } & Typing)
  | ({ kind: 'setChoice'; node: string; choice: number; change: Partial<StructureChoice> } & Typing)
  /** Replaces parts of the story. A part that is undefined is removed. */
  | ({ kind: 'setParts'; change: Partial<Pick<DraftStructure, StoryPart>> } & Typing)
  /** Changes an item of a part. Blank properties that are not listed in `kept` are removed. */
  | ({
      kind: 'setPart'
      part: NamedPart
      id: string
      change: Readonly<Record<string, unknown>>
      kept: readonly string[]
    } & Typing)
  | { kind: 'renamePart'; part: NamedPart; from: string; to: string }
  | { kind: 'removePart'; part: NamedPart; id: string }
  /** Removes a variable and its effects. The review reports conditions that use the variable. */
  | { kind: 'removeVariable'; name: string }
  | { kind: 'replace'; structure: DraftStructure; isTyped?: boolean }

export const targetsOfChoice = ({ target, check }: StructureChoice): string[] =>
  check ? [target, check.fails.target] : [target]

/** Returns a scene. Returns undefined for names of the prototype, such as `constructor`. */
export const nodeOf = ({ nodes }: DraftStructure, name: string): StructureNode | undefined =>
  Object.hasOwn(nodes, name) ? nodes[name] : undefined

export const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0
