import { mapExpression, partsOf, type Expression } from '../program/expression.ts'
import { isBoolean, sizeOf } from '../program/reduce.ts'

type Pair = Extract<Expression, { kind: 'pair' }>

/**
 * Says in full what Harlowe lets an author shorten: `$c is "red" or "blue"` asks whether `$c` is one
 * of the two, and `it` is what the side before compares. Null where it cannot be told what is meant.
 */
export function sayInFull(of: Expression): Expression | null {
  const full = joinedInFull(of)
  return isShort(full) ? null : full
}

const joinedInFull = (of: Expression): Expression =>
  mapExpression(of, (one) => (isJoining(one) ? rejoined(one) : null))

const isJoining = (one: Expression): one is Pair =>
  one.kind === 'pair' && (one.operator === 'and' || one.operator === 'or')

const isComparison = (one: Expression): one is Pair =>
  one.kind === 'pair' && isBoolean(one) && !isJoining(one)

/** What is neither true nor false by itself. */
const isBare = (one: Expression): boolean =>
  one.kind === 'minus' ||
  (one.kind === 'value' && typeof one.value !== 'boolean') ||
  (one.kind === 'pair' && !isBoolean(one))

const isIt = (one: Expression): boolean => one.kind === 'variable' && one.name === 'it'

const isShort = (of: Expression): boolean =>
  isIt(of) || (isJoining(of) && (isBare(of.left) || isBare(of.right))) || partsOf(of).some(isShort)

/** What is compared with one value after the other is said anew for each; longer ones would swell. */
const LONGEST = 20

/** All that one word joins, each side said in full; as it is where Harlowe would turn a side round. */
function rejoined(pair: Pair): Expression {
  const full: Expression[] = []
  let isShortened = false
  for (const side of sidesOf(pair)) {
    const before = full.at(-1)
    const asked = before && isComparison(before) && sizeOf(before.left) <= LONGEST ? before : null
    const isLeftOut = isBare(side) && asked !== null && asked.operator !== 'is not'
    if (isShortened && !isLeftOut) return pair
    isShortened = isLeftOut
    full.push(isLeftOut ? { ...asked, right: side } : withIt(joinedInFull(side), asked))
  }
  return full.reduce((left, right) => ({ kind: 'pair', operator: pair.operator, left, right }))
}

function sidesOf({ operator, left, right }: Pair): Expression[] {
  const before = left.kind === 'pair' && left.operator === operator ? sidesOf(left) : [left]
  return [...before, right]
}

const withIt = (side: Expression, asked: Pair | null): Expression =>
  asked ? mapExpression(side, (one) => (isIt(one) ? asked.left : null)) : side
