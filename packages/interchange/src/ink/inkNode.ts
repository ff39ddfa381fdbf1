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
  /** Of numbers: `int`, `float` or `bool`. */
  subtype?: string
  opName?: string
  op?: string
  leftExpression?: InkNode
  rightExpression?: InkNode
  innerExpression?: InkNode
  isFunction?: boolean
  /** Of a call that is a statement by itself. */
  shouldPopReturnedValue?: boolean
  /** Of flows, what they are given; of diverts and calls, what is handed over. */
  args?: readonly InkNode[] | null
  /** Of what a flow is given. */
  identifier?: { name: string } | null
  isByReference?: boolean | null
  isDivertTarget?: boolean | null
  /** Of a place that is named as a value. */
  divertContent?: { target?: { components?: readonly { name?: string }[] } } | null
  /** Of several conditions. */
  subExpressions?: readonly InkNode[]
  /** Of `~ return`. */
  returnedExpression?: InkNode | null
  divertAfter?: InkNode | null
  constantName?: string
}

export const isFlow = ({ typeName }: InkNode) =>
  typeName === 'Knot' || typeName === 'Stitch' || typeName === 'Function'

/** Line of the file, from 1. */
export const lineOf = (node: InkNode): number => node.debugMetadata?.startLineNumber ?? 1
