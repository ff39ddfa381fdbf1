/**
 * What the ink compiler's parsed story looks like to us. Its classes are renamed when they are
 * bundled, so a node is known by its `typeName`, and only the fields that we read stand here.
 */
export interface InkNode {
  typeName: string
  content: readonly InkNode[]
  parent: InkNode | null
  debugMetadata: { startLineNumber: number } | null
  /** Of flows, choices and gathers. */
  name?: string | null
  /** Of text. */
  text?: string
  isStart?: boolean
  /** Of choices. */
  startContent?: InkNode | null
  choiceOnlyContent?: InkNode | null
  innerContent?: InkNode | null
  condition?: InkNode | null
  onceOnly?: boolean
  isInvisibleDefault?: boolean
  /** Of diverts. */
  targetContent?: InkNode | null
  isEnd?: boolean
  isDone?: boolean
  isTunnel?: boolean
  isThread?: boolean
  /** Of conditionals and their branches. */
  initialCondition?: InkNode | null
  branches?: readonly InkNode[]
  ownExpression?: InkNode | null
  isElse?: boolean
  matchingEquality?: boolean
  /** Of sequences: 1 stops, 2 goes round, 4 is shuffled, 8 is told once. */
  sequenceType?: number
  sequenceElements?: readonly InkNode[]
  /** Of variables and expressions. */
  variableName?: string
  expression?: InkNode | null
  isGlobalDeclaration?: boolean
  varIdentifier?: { name: string } | null
  isInc?: boolean
  path?: readonly string[]
  value?: number | boolean
  opName?: string
  op?: string
  leftExpression?: InkNode
  rightExpression?: InkNode
  innerExpression?: InkNode
  isFunction?: boolean
  args?: readonly unknown[] | null
  constantName?: string
}

export const isFlow = ({ typeName }: InkNode) => typeName === 'Knot' || typeName === 'Stitch'

/** Line of the file, from 1. */
export const lineOf = (node: InkNode): number => node.debugMetadata?.startLineNumber ?? 1
