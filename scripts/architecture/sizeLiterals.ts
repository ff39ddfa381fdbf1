import ts from 'typescript'

import { lineOf, nodesIn, parse } from './sources.ts'

/** A length that a style writes itself, where the theme has tokens. */
interface SizeLiteral {
  /** File from the root. */
  file: string
  /** Line, counted from 1. */
  line: number
  text: string
}

/**
 * A number with a unit of length. Shares of a box (`%`, `fr`, `cqb`) and of its letters (`em`, `ch`)
 * are relations and may stand; shares of the screen may not, for the theme has them as `screen`.
 */
const LENGTH =
  /(?<![\w#.])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|pt|pc|cm|mm|in|q|[sdl]?v(?:h|w|b|i|min|max))\b/gi

/** Properties of which Emotion takes a bare number for pixels. */
const MEASURED =
  /^(?:(?:min|max)?(?:inline|block)size|(?:min|max)?(?:width|height)|margin.*|padding.*|inset.*|(?:row|column)?gap|flexbasis|fontsize|letterspacing|wordspacing|textindent|top|right|bottom|left|translate|perspective|scroll(?:margin|padding).*|(?:border|outline|columnrule).*(?:width|radius)|border(?:block|inline)?(?:start|end)?|outline(?:offset)?|textunderlineoffset|textdecorationthickness)$/i

const propertyOf = (node: ts.Node): string => {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    return ts.isComputedPropertyName(parent.name) ? '' : parent.name.getText().replace(/['"]/g, '')
  }
  const isWrapping =
    ts.isConditionalExpression(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isAsExpression(parent)
  return isWrapping ? propertyOf(parent) : ''
}

function lengthsIn(node: ts.Node): readonly string[] {
  if (ts.isNumericLiteral(node)) {
    return Number(node.text) !== 0 && MEASURED.test(propertyOf(node)) ? [node.text] : []
  }
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  return isText ? [...node.text.matchAll(LENGTH)].map(([text]) => text) : []
}

/** Every length in a style's source that stands there as itself. */
export const sizeLiteralsOf = (file: string, code: string): SizeLiteral[] =>
  nodesIn(parse(code, file)).flatMap((node) =>
    lengthsIn(node).map((text) => ({ file, line: lineOf(node), text })),
  )
