import ts from 'typescript'

import { lineOf, nodesIn, parse } from './sources.ts'

const isWorded = (text: string) => /\p{L}/u.test(text)
/** One word may be anything, such as the name of a place. */
const isSentence = (text: string) => /\p{L}\s+\p{L}/u.test(text)

/** Where a story gives words that are seen, one alone may be the interface's; a name or a title is its own. */
const SHOWN =
  /^(?:\w*[lL]abel|hint|note|lead|action|placeholder|heading|header|unit|message|error|refusal|busyText|children)$/

type ShownText = ts.StringLiteralLike | ts.JsxText

const isShown = (node: ShownText) =>
  ts.isJsxText(node) ||
  ((ts.isPropertyAssignment(node.parent) || ts.isJsxAttribute(node.parent)) &&
    SHOWN.test(node.parent.name.getText()))

/** A play asks for the screen in English, and is understood in every language. */
const isPlayed = (node: ts.Node) =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'play'

const isText = (node: ts.Node): node is ShownText =>
  (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) || ts.isJsxText(node)

/** What is asked for, or handed to a helper that asks, is no part of the picture. */
const isAsked = (node: ts.Node) =>
  ts.isCallExpression(node) && /By[A-Z]\w*$/.test(node.expression.getText())

/** What a story or a fixture shows in English though a catalogue has it in every language, by line. */
export const copiedWordsOf = (code: string, catalogue: ReadonlySet<string>): string[] =>
  nodesIn(parse(code), (node) => isPlayed(node) || isAsked(node))
    .filter(isText)
    .filter((node) => !ts.isCallExpression(node.parent))
    .flatMap((node) => {
      const text = node.text.trim()
      const isWhole = isSentence(text) || (isWorded(text) && isShown(node))
      return isWhole && catalogue.has(text) ? [`${lineOf(node)} ${text}`] : []
    })

/** Every sentence of a catalogue. */
export function sentencesOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue]
  if (typeof catalogue !== 'object' || catalogue === null) return []
  return Object.values(catalogue).flatMap(sentencesOf)
}
