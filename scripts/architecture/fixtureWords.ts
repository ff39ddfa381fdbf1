import ts from 'typescript'

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
  const source = ts.createSourceFile('f.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) {
      const isOfInterface = OF_INTERFACE.test(nameOf(node.parent) ?? '') && isWorded(node.text)
      const isCopied = isSentence(node.text) && catalogue.has(node.text)
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (isOfInterface || isCopied) found.push(`${line + 1} ${node.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Where a story gives words that are seen, one alone may be the interface's; a name or a title is its own. */
const SHOWN =
  /^(?:\w*[lL]abel|hint|note|lead|action|placeholder|heading|header|unit|message|error|refusal|busyText|children)$/

const isShown = (node: ts.StringLiteralLike | ts.JsxText) =>
  ts.isJsxText(node) ||
  ((ts.isPropertyAssignment(node.parent) || ts.isJsxAttribute(node.parent)) &&
    SHOWN.test(node.parent.name.getText()))

/** A play asks for the screen in English, and is understood in every language. */
const isPlayed = (node: ts.Node) =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'play'

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.JsxText =>
  (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) || ts.isJsxText(node)

/** What is asked for, or handed to a helper that asks, is no part of the picture. */
const isAsked = (node: ts.Node) =>
  ts.isCallExpression(node) && /By[A-Z]\w*$/.test(node.expression.getText())

const parsed = new Map<string, ts.SourceFile>()
/** Stories are looked at more than once. */
function parse(code: string): ts.SourceFile {
  const source =
    parsed.get(code) ??
    ts.createSourceFile('s.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  parsed.set(code, source)
  return source
}

/** Nodes of a story outside of its plays, each with its line. */
function shownNodes(code: string, look: (node: ts.Node, line: number) => void): void {
  const source = parse(code)
  const visit = (node: ts.Node): void => {
    if (isPlayed(node) || isAsked(node)) return
    look(node, source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** What a story shows in English though a catalogue has it in every language, by line. */
export function copiedWordsOf(code: string, catalogue: ReadonlySet<string>): string[] {
  const found: string[] = []
  shownNodes(code, (node, line) => {
    if (!isText(node) || ts.isCallExpression(node.parent)) return
    const text = node.text.trim()
    const isWhole = isSentence(text) || (isWorded(text) && isShown(node))
    if (isWhole && catalogue.has(text)) found.push(`${line} ${text}`)
  })
  return found
}

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
export function filledWordsOf(code: string, sentences: readonly RegExp[]): string[] {
  const found: string[] = []
  shownNodes(code, (node, line) => {
    if (!isText(node) || ts.isCallExpression(node.parent)) return
    const text = node.text.trim()
    if (sentences.some((sentence) => sentence.test(text))) found.push(`${line} ${text}`)
  })
  return found
}

/** What writes lines of a log, in English unless it is given the sentences. */
const LOG_WRITER = /^(?:logEntries|pendingEntries|refusalEntry|offlineEntry|lowCreditsEntry)Of$/

/** Lines of a log that a story has written without the sentences of a catalogue, by line. */
export function englishLogsOf(code: string): string[] {
  const found: string[] = []
  shownNodes(code, (node, line) => {
    if (!ts.isCallExpression(node) || !LOG_WRITER.test(node.expression.getText())) return
    const given = node.arguments.filter(ts.isObjectLiteralExpression)
    const isSpoken = given
      .flatMap(({ properties }) => [...properties])
      .some(({ name }) => name?.getText() === 'messages')
    if (!isSpoken) found.push(`${line} ${node.expression.getText()}`)
  })
  return found
}

/** Every sentence of a catalogue. */
export function sentencesOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue]
  if (typeof catalogue !== 'object' || catalogue === null) return []
  return Object.values(catalogue).flatMap(sentencesOf)
}
