import ts from 'typescript'

import { lineOf, nodesIn, parse } from './sources.ts'

interface LooseText {
  file: string
  line: number
  text: string
}

/** Attributes with visible text, also as a suffix, such as `busyLabel`. */
const SPOKEN = /(^|-|[a-z])(label|title|alt|placeholder|description|message|hint|lead)$/i

const TOKENS: readonly string[] = ['enterKeyHint']

/** Words that are the same in every language. */
const MARKS: readonly string[] = ['px', 'XP', 'JSON', 'Markdown', 'Google', 'AI']

const isWorded = (text: string) => /\p{L}/u.test(text) && !MARKS.includes(text)

type Text = ts.JsxText | ts.StringLiteralLike | ts.TemplateExpression

/** Returns the literals of an expression, also within conditionals, brackets and sums. */
function literalsOf(node: ts.Expression): (ts.StringLiteralLike | ts.TemplateExpression)[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node]
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  }
  if (ts.isBinaryExpression(node)) {
    const isSum = node.operatorToken.kind === ts.SyntaxKind.PlusToken
    return [...(isSum ? literalsOf(node.left) : []), ...literalsOf(node.right)]
  }
  return []
}

const wordsOf = (node: Text) =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join('')
    : node.text

const isInStyle = (node: ts.Node): boolean =>
  ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() === 'style'

function expressionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText()
    if (!SPOKEN.test(name) || TOKENS.includes(name)) return undefined
    const { initializer } = node
    return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
  }
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
  return isChild ? node.expression : undefined
}

function textsOf(node: ts.Node): Text[] {
  if (ts.isJsxText(node)) return isInStyle(node) ? [] : [node]
  const expression = expressionOf(node)
  return expression ? literalsOf(expression) : []
}

export const looseTextsOf = (file: string, code: string): LooseText[] =>
  nodesIn(parse(code, file))
    .flatMap(textsOf)
    .map((node) => ({ file, line: lineOf(node), text: wordsOf(node).trim() }))
    .filter(({ text }) => isWorded(text))
