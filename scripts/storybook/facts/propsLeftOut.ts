import ts from 'typescript'

import type { PropDefaults } from './propDefaults.ts'

/** What becomes of a part, and of a handler, where its prop is left out. */
export const NOT_SHOWN = 'not shown'
export const NOT_CALLED = 'not called'

/** Longer than this, what stands in is read where it stands. */
const LONGEST = 40

/** What one use of a prop makes of its absence: what stands in, or the prop of a piece that gets it. */
type Use = { says: string } | { piece: string; prop: string }

const isNothing = (node: ts.Expression) =>
  node.kind === ts.SyntaxKind.NullKeyword || node.getText() === 'undefined'

const written = (node: ts.Expression): Use[] => {
  const text = node.getText().replaceAll(/\s+/g, ' ')
  return text.length <= LONGEST ? [{ says: text }] : []
}

const tagOf = (attribute: ts.JsxAttribute | ts.JsxSpreadAttribute) =>
  attribute.parent.parent.tagName.getText()

const handed = (tag: string, prop: string): Use[] =>
  /^[A-Z]\w+$/.test(tag) ? [{ piece: tag, prop }] : []

/** `a ?? b`, `a && b`, `a !== undefined`: what is absent with `a`, or stands in for it. */
function inBinary(node: ts.Expression, parent: ts.BinaryExpression): Use[] {
  const { kind } = parent.operatorToken
  if (kind === ts.SyntaxKind.QuestionQuestionToken && parent.left === node) {
    return isNothing(parent.right) ? usesOf(parent) : written(parent.right)
  }
  const isGuard =
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    (kind === ts.SyntaxKind.ExclamationEqualsEqualsToken && isNothing(parent.right))
  return isGuard ? usesOf(parent) : []
}

/** `{a}` between tags, and `prop={a}`. */
function inJsx(parent: ts.JsxExpression): Use[] {
  const place = parent.parent
  return ts.isJsxAttribute(place)
    ? handed(tagOf(place), place.name.getText())
    : [{ says: NOT_SHOWN }]
}

/** `a ? b : c`: a part that is not shown, or what stands in its place. */
function inCondition(node: ts.Expression, parent: ts.ConditionalExpression): Use[] {
  if (parent.condition !== node) return []
  return isNothing(parent.whenFalse) ? usesOf(parent) : []
}

/** What the absence of an expression comes to, by where it stands. */
function usesOf(node: ts.Expression): Use[] {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent)) return usesOf(parent)
  if (ts.isBinaryExpression(parent)) return inBinary(node, parent)
  if (ts.isConditionalExpression(parent)) return inCondition(node, parent)
  if (ts.isJsxExpression(parent)) return inJsx(parent)
  if (ts.isCallExpression(parent) && parent.questionDotToken && parent.expression === node) {
    return [{ says: NOT_CALLED }]
  }
  const spread = parent.parent?.parent
  return ts.isShorthandPropertyAssignment(parent) && spread && ts.isJsxSpreadAttribute(spread)
    ? handed(tagOf(spread), node.getText())
    : []
}

type Found = readonly [prop: string, use: Use]

/** Uses of the props of one component: `name` where it takes them apart, `props.name` where not. */
function usesIn(component: ts.FunctionDeclaration, patterns: readonly ts.ObjectBindingPattern[]) {
  const names = new Map(
    patterns
      .flatMap(({ elements }) => elements.filter(({ dotDotDotToken }) => !dotDotDotToken))
      .map(({ name, propertyName }) => [
        name.getText(),
        (propertyName ?? name).getText().replaceAll("'", ''),
      ]),
  )
  const whole = component.parameters[0]?.name.getText()
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) {
      for (const use of usesOf(node)) found.push([names.get(node.text) ?? '', use])
    } else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === whole) {
      for (const use of usesOf(node)) found.push([node.name.text, use])
    }
    ts.forEachChild(node, visit)
  }
  if (component.body) visit(component.body)
  return found
}

/** A switch is told as `false` elsewhere: that its mark is not shown says less. */
const isSwitch = (prop: string) => /^(?:is|has|can)[A-Z]/.test(prop)

/** What the uses of a prop agree on: what stands in for it goes before a part that is not shown. */
function agreed(said: readonly string[]): string | undefined {
  const [value, ...others] = new Set(said.filter((one) => one !== NOT_SHOWN && one !== NOT_CALLED))
  if (value !== undefined) return others.length === 0 ? value : undefined
  return [NOT_SHOWN, NOT_CALLED].find((one) => said.includes(one))
}

/** Of each prop that components use, what its absence comes to; `saidOf` tells that of other pieces. */
export function propsLeftOut(
  components: readonly (readonly [ts.FunctionDeclaration, readonly ts.ObjectBindingPattern[]])[],
  saidOf: (piece: string) => PropDefaults,
): PropDefaults {
  const found = components.flatMap(([node, patterns]) => usesIn(node, patterns))
  const byProp = Object.groupBy(found, ([prop]) => prop)
  return Object.fromEntries(
    Object.entries(byProp).flatMap(([prop, uses = []]) => {
      const said = uses
        .map(([, use]) => ('says' in use ? use.says : saidOf(use.piece)[use.prop]))
        .filter((one) => one !== undefined)
        .filter((one) => !isSwitch(prop) || (one !== NOT_SHOWN && one !== NOT_CALLED))
      const one = agreed(said)
      return one === undefined ? [] : [[prop, one]]
    }),
  )
}
