import type { DraftStructure } from '@kathasagar/story/schema'
import type { ListedPart, NamedPart } from './partItems.ts'

/** A scene as it stands in the editor. */
export type StructureNode = DraftStructure['nodes'][string]

/** What the painter may be asked to draw of a scene. */
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

/** What a story may hold beside its scenes. */
export type StoryPart = ListedPart | 'reactions' | 'replies'

interface Typing {
  /** The field that is typed in: more of it without a pause is one step to be undone. */
  typing?: string | undefined
}

/** One change to a structure. Nodes go by name, choices by their place from 0. */
export type StructureEdit =
  | { kind: 'addNode'; name: string }
  | { kind: 'renameNode'; node: string; name: string }
  | { kind: 'deleteNode'; node: string }
  | { kind: 'setStart'; node: string }
  /** Without a target it leads nowhere yet. */
  | { kind: 'addChoice'; node: string; target?: string }
  | { kind: 'moveChoice'; node: string; choice: number; to: number }
  | { kind: 'removeChoice'; node: string; choice: number }
  /** A new node, and the choice leads there: one step to be undone. */
  | { kind: 'addTarget'; node: string; choice: number; name: string }
  /** Changes properties of a scene and removes those that are blank. Its text stays. */
  | ({ kind: 'setScene'; node: string; change: Partial<Omit<StructureNode, 'choices'>> } & Typing)
  /** The same for a choice. Its text and its target stay. */
  | ({ kind: 'setChoice'; node: string; choice: number; change: Partial<StructureChoice> } & Typing)
  /** Parts of the story; one that is undefined is taken out. */
  | ({ kind: 'setParts'; change: Partial<Pick<DraftStructure, StoryPart>> } & Typing)
  /** Parts of somebody, something or a page, by its id; what is blank is taken out, unless it is kept. */
  | ({
      kind: 'setPart'
      part: NamedPart
      id: string
      change: Readonly<Record<string, unknown>>
      kept: readonly string[]
    } & Typing)
  /** A picture that shows somebody, as one of the story's plates. */
  | { kind: 'setPortrait'; person: string; image: string }
  /** Somebody, something or a page by another id; scenes that name them go along. */
  | { kind: 'renamePart'; part: NamedPart; from: string; to: string }
  /** Takes somebody, something or a page out of the story, and out of the scenes that name them. */
  | { kind: 'removePart'; part: NamedPart; id: string }
  /** Nothing declares or sets the variable any more; what reads it is left for the review. */
  | { kind: 'removeVariable'; name: string }
  /** All of it is another; typed where it comes from JSON in the making. */
  | { kind: 'replace'; structure: DraftStructure; isTyped?: boolean }

/** Names of the scenes that a choice may lead to: where it succeeds, then where it fails. */
export const targetsOfChoice = ({ target, check }: StructureChoice): string[] =>
  check ? [target, check.fails.target] : [target]

/** A node by its name; a name such as `__proto__` finds one only where somebody wrote it. */
export const nodeOf = ({ nodes }: DraftStructure, name: string): StructureNode | undefined =>
  Object.hasOwn(nodes, name) ? nodes[name] : undefined
