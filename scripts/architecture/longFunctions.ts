import ts from 'typescript'

import { lineOf, nodesIn, parse } from './imports.ts'

/** A function that no longer fits a screen. */
interface LongFunction {
  /** File from the root. */
  file: string
  /** Line at which it begins, counted from 1. */
  line: number
  /** As it is called, or by what it is handed to. */
  name: string
  lines: number
}

/** Lines of a function at most, its head and its last bracket counted. */
const LONGEST = 40

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node

const isLiteral = (node: ts.Expression | undefined) => {
  const value = node && bare(node)
  return (
    value !== undefined &&
    (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value))
  )
}

/** Statements of a body; the expression of an arrow counts as what it returns. */
const bodyOf = (node: ts.FunctionLikeDeclaration) => {
  if (!node.body) return { statements: [], returned: undefined }
  if (!ts.isBlock(node.body)) return { statements: [], returned: node.body }
  const last = node.body.statements.at(-1)
  return last && ts.isReturnStatement(last)
    ? { statements: node.body.statements.slice(0, -1), returned: last.expression }
    : { statements: [...node.body.statements], returned: undefined }
}

/** Nothing but a literal: a table of rows, calls or methods, each of which is measured by itself. */
const isTable = (node: ts.FunctionLikeDeclaration) => {
  const { statements, returned } = bodyOf(node)
  return statements.length === 0 && isLiteral(returned)
}

/** Looks by name: constants, and the object that is made of them. */
const isStyleMap = (file: string, node: ts.FunctionLikeDeclaration) => {
  const { statements, returned } = bodyOf(node)
  return (
    file.endsWith('.styles.ts') && statements.every(ts.isVariableStatement) && isLiteral(returned)
  )
}

/** What `describe` is handed: a list of tests, each of which is measured by itself. */
const isSuite = (node: ts.FunctionLikeDeclaration) =>
  ts.isCallExpression(node.parent) &&
  /^(?:test\.)?describe\b/.test(node.parent.expression.getText())

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  if (node.name) return node.name.getText()
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name.getText()
  }
  return ts.isCallExpression(parent)
    ? `what ${parent.expression.getText()} is handed`
    : 'a function'
}

/** Every function of a source that is longer than may be, and is no table, style map or suite. */
export function longFunctionsOf(file: string, code: string): LongFunction[] {
  if (code.split('\n').length <= LONGEST) return []
  return nodesIn(parse(code, file)).flatMap((node) => {
    if (!ts.isFunctionLike(node) || !('body' in node)) return []
    const line = lineOf(node)
    const lines = node.getText().split('\n').length
    const mayBeLong = isTable(node) || isStyleMap(file, node) || isSuite(node)
    return lines > LONGEST && !mayBeLong ? [{ file, line, name: nameOf(node), lines }] : []
  })
}
