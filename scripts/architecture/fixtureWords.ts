import ts from 'typescript'

import { lineOf, nodesIn, parse } from './imports.ts'

/** Properties that the interface fills; titles, taglines and prose are a story's own. */
const OF_INTERFACE = /^(?:\w*[lL]abel|kind|hint|note|lead|action|placeholder|heading|busyText)$/

const isWorded = (text: string) => /\p{L}/u.test(text)
/** One word may be anything, such as the name of a place. */
const isSentence = (text: string) => /\p{L}\s+\p{L}/u.test(text)

function nameOf(node: ts.Node): string | undefined {
  return ts.isPropertyAssignment(node) ? node.name.getText() : undefined
}

/** What fixtures say in words that they should have from a catalogue, by line. */
export function ownWordsOf(code: string, catalogue: ReadonlySet<string>): string[] {
  return nodesIn(parse(code)).flatMap((node) => {
    if (!ts.isStringLiteralLike(node) || ts.isLiteralTypeNode(node.parent)) return []
    const isOfInterface = OF_INTERFACE.test(nameOf(node.parent) ?? '') && isWorded(node.text)
    const isCopied = isSentence(node.text) && catalogue.has(node.text)
    return isOfInterface || isCopied ? [`${lineOf(node)} ${node.text}`] : []
  })
}

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

const shown = new Map<string, readonly ts.Node[]>()
/** Nodes of a story outside of its plays; stories are looked at more than once. */
function shownNodes(code: string): readonly ts.Node[] {
  const nodes = shown.get(code) ?? nodesIn(parse(code), (node) => isPlayed(node) || isAsked(node))
  shown.set(code, nodes)
  return nodes
}

/** What a story shows, by line, that is as it should not be. */
const shownWords = (code: string, isFault: (text: string, node: ShownText) => boolean) =>
  shownNodes(code)
    .filter(isText)
    .filter((node) => !ts.isCallExpression(node.parent) && isFault(node.text.trim(), node))
    .map((node) => `${lineOf(node)} ${node.text.trim()}`)

/** What a story shows in English though a catalogue has it in every language, by line. */
export const copiedWordsOf = (code: string, catalogue: ReadonlySet<string>): string[] =>
  shownWords(code, (text, node) => {
    const isWhole = isSentence(text) || (isWorded(text) && isShown(node))
    return isWhole && catalogue.has(text)
  })

const VALUE = /\{\w+\}/g

/** Whether the words around its values tell a sentence from what a story may say by chance. */
const isTelling = (sentence: string) => {
  const fixed = sentence.replaceAll(VALUE, '_')
  return (
    /\p{L}: /u.test(fixed) || /\p{L}{2} \p{L}{2}/u.test(fixed) || /^\p{L}.*_.*\p{L}{2}/u.test(fixed)
  )
}

/** Sentences of a catalogue that have values, as patterns of what they say with them. */
export const filledSentences = (catalogue: ReadonlySet<string>): RegExp[] =>
  [...catalogue]
    .filter((sentence) => sentence.search(VALUE) >= 0 && isTelling(sentence))
    .map((sentence) => {
      const parts = sentence
        .split(VALUE)
        .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'))
      return new RegExp(`^${parts.join('.+')}$`, 'u')
    })

/** Sentences of a catalogue that a story shows with their values already in them, by line. */
export const filledWordsOf = (code: string, sentences: readonly RegExp[]): string[] =>
  shownWords(code, (text) => sentences.some((sentence) => sentence.test(text)))

/** What writes lines of a log, in English unless it is given the sentences. */
const LOG_WRITER = /^(?:logEntries|pendingEntries|refusalEntry|offlineEntry|lowCreditsEntry)Of$/

/** Lines of a log that a story has written without the sentences of a catalogue, by line. */
export const englishLogsOf = (code: string): string[] =>
  shownNodes(code).flatMap((node) => {
    if (!ts.isCallExpression(node) || !LOG_WRITER.test(node.expression.getText())) return []
    const isSpoken = node.arguments
      .filter(ts.isObjectLiteralExpression)
      .flatMap(({ properties }) => [...properties])
      .some(({ name }) => name?.getText() === 'messages')
    return isSpoken ? [] : [`${lineOf(node)} ${node.expression.getText()}`]
  })

/** Every sentence of a catalogue. */
export function sentencesOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue]
  if (typeof catalogue !== 'object' || catalogue === null) return []
  return Object.values(catalogue).flatMap(sentencesOf)
}
