import ts from 'typescript'

/** Text in a component that a reader would see or hear, and no catalogue holds. */
interface LooseText {
  /** File from the root. */
  file: string
  /** Line, counted from 1. */
  line: number
  text: string
}

/** Attributes whose text is shown or spoken; also as the end of a longer name, such as `busyLabel`. */
const SPOKEN = /(^|-|[a-z])(label|title|alt|placeholder|description|message|hint|lead)$/i

/** Tokens that the browser reads and no reader does. */
const TOKENS: readonly string[] = ['enterKeyHint']

/** Marks that are the same in every language. */
const MARKS: readonly string[] = ['px', 'XP', 'JSON', 'Markdown', 'Google', 'AI']

const isWorded = (text: string) => /\p{L}/u.test(text) && !MARKS.includes(text.trim())

/** Literals that an expression can come to: through a choice of two, brackets and templates. */
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

const wordsOf = (node: ts.StringLiteralLike | ts.TemplateExpression) =>
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

/** Every visible text of a component's source that stands there as itself. */
export function looseTextsOf(file: string, code: string): LooseText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: LooseText[] = []
  const add = (node: ts.Node, text: string) => {
    if (!isWorded(text)) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push({ file, line: line + 1, text: text.trim() })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && !isInStyle(node)) add(node, node.text)
    const expression = expressionOf(node)
    if (expression) for (const literal of literalsOf(expression)) add(literal, wordsOf(literal))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
