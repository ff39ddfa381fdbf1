import type { DraftStructure } from '@kathasagar/api/contract'

/** A scene as it stands in the editor. */
export type StructureNode = DraftStructure['nodes'][string]

/** What the painter may be asked to draw of a scene. */
export type SceneSketch = NonNullable<StructureNode['scene']>

/** One change to a structure. Nodes go by name, choices by their place from 0. */
export type StructureEdit =
  | { kind: 'addNode'; name: string }
  | { kind: 'renameNode'; node: string; name: string }
  | { kind: 'deleteNode'; node: string }
  | { kind: 'setText'; node: string; text: string }
  | { kind: 'setTitle'; node: string; title: string }
  | { kind: 'setStart'; node: string }
  | { kind: 'setDetails'; node: string; details: readonly string[] }
  /** Null: nothing is said of it, and the painter looks at the text. */
  | { kind: 'setSketch'; node: string; sketch: SceneSketch | null }
  /** Without a target it leads nowhere yet. */
  | { kind: 'addChoice'; node: string; target?: string }
  | { kind: 'setChoiceText'; node: string; choice: number; text: string }
  | { kind: 'setTarget'; node: string; choice: number; target: string }
  | { kind: 'moveChoice'; node: string; choice: number; to: number }
  | { kind: 'removeChoice'; node: string; choice: number }
  /** A new node, and the choice leads there: one step to be undone. */
  | { kind: 'addTarget'; node: string; choice: number; name: string }
  /** All of it is another; typed where it comes from JSON in the making. */
  | { kind: 'replace'; structure: DraftStructure; isTyped?: boolean }

/** A node by its name; a name such as `__proto__` finds one only where somebody wrote it. */
export const nodeOf = ({ nodes }: DraftStructure, name: string): StructureNode | undefined =>
  Object.hasOwn(nodes, name) ? nodes[name] : undefined
