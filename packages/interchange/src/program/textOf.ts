import { type Piece, printVariedText, type VariedText } from '@kathasagar/story'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { conditionOf, sumOf } from './conditionOf.ts'
import type { TextPiece } from './draft.ts'
import { valuesIn } from './choiceCases.ts'
import { glued } from './glue.ts'
import type { Expression } from './expression.ts'
import type { Types } from './typesOf.ts'
import { inPlaceOf, unknownNote } from './unknownValue.ts'

export interface Writing {
  types: Types
  /** Tells of what a structure cannot say. */
  lose: (line: number | null, message: string) => void
}

/** A told text as the structure writes it: plain where nothing can vary. */
export function textOf(text: readonly TextPiece[], isVaried: boolean, writing: Writing): string {
  if (!isVaried) {
    const words = glued([text.map((piece) => (typeof piece === 'string' ? piece : '')).join('')])
    return tidy(words.map((piece) => (typeof piece === 'string' ? piece : '')).join(''))
  }
  return tidyLines(printVariedText(neat(joined(piecesOf(glued(text), writing, 0)), true, true)))
}

/** No more than one empty line, and none at the ends. */
export const tidy = (text: string) => tidyLines(text.replace(/[ \t]+/gu, ' ')).trim()

const tidyLines = (text: string) => text.replace(/(?<!\\) $/gmu, '').replace(/\n{3,}/gu, '\n\n')

function piecesOf(text: readonly TextPiece[], writing: Writing, depth: number): Piece[] {
  const pieces: Piece[] = []
  for (const piece of text) {
    if (typeof piece === 'string') addText(pieces, piece)
    else if (piece.kind === 'value') pieces.push(...valuePieces(piece, writing))
    else pieces.push(...ifPieces(piece, writing, depth))
  }
  return pieces
}

function addText(pieces: Piece[], text: string) {
  const last = pieces.at(-1)
  if (typeof last === 'string') pieces[pieces.length - 1] = last + text
  else if (text !== '') pieces.push(text)
}

function ifPieces(
  { when, so, otherwise }: Extract<TextPiece, { kind: 'if' }>,
  writing: Writing,
  depth: number,
): Piece[] {
  const condition = depth < STORY_LIMITS.nesting ? conditionOf(when, writing.types) : undefined
  if (condition === true) return piecesOf(so, writing, depth)
  if (condition === false) return piecesOf(otherwise, writing, depth)
  if (condition === undefined) {
    writing.lose(
      null,
      'A condition of this text is more than a structure can ask; all of it is kept.',
    )
    return piecesOf([...so, ...otherwise], writing, depth)
  }
  const inner = piecesOf(so, writing, depth + 1)
  const other = piecesOf(otherwise, writing, depth + 1)
  if (inner.length + other.length === 0) return []
  const lead = edgeOf([inner, other], 'start')
  const trail = edgeOf([inner, other], 'end')
  const cut = (text: VariedText) => cutEdges(text, lead, trail)
  const group: Piece = { kind: 'if', condition, so: cut(inner), otherwise: cut(other) }
  return [lead, group, trail].filter((piece) => piece !== '')
}

/** Blanks at the edges of a group count for nothing where one stands beside it. */
function neat(text: VariedText, before: boolean, after: boolean): Piece[] {
  return text.flatMap((piece, at): Piece[] => {
    if (typeof piece === 'string') {
      const isFirst = at === 0 && before
      const isLast = at === text.length - 1 && after
      const begun = isFirst ? piece.trimStart() : piece
      const words = isLast ? begun.trimEnd() : begun
      return words === '' ? [] : [words]
    }
    if (piece.kind !== 'if') return [piece]
    const isBefore = at === 0 ? before : endsBlank(text[at - 1])
    const isAfter = at === text.length - 1 ? after : beginsBlank(text[at + 1])
    const so = neat(piece.so, isBefore, isAfter)
    const otherwise = neat(piece.otherwise, isBefore, isAfter)
    return so.length + otherwise.length === 0 ? [] : [{ ...piece, so, otherwise }]
  })
}

const endsBlank = (piece: Piece | undefined) => typeof piece === 'string' && /\s$/u.test(piece)
const beginsBlank = (piece: Piece | undefined) => typeof piece === 'string' && /^\s/u.test(piece)

/** Blanks that all that may be told here begins or ends with: they stand outside. */
function edgeOf(texts: readonly VariedText[], side: 'start' | 'end'): string {
  const told = texts.filter((text) => text.length > 0)
  const edges = told.map((text) => {
    const piece = side === 'start' ? text[0] : text.at(-1)
    const pattern = side === 'start' ? /^\s+/u : /(?<!\s)\s+$/u
    return typeof piece === 'string' ? (pattern.exec(piece)?.[0] ?? '') : ''
  })
  const [shortest = ''] = edges.toSorted((a, b) => a.length - b.length)
  // Where one of them says nothing, a blank belongs to the other; a break parts what stands around.
  const isShared = told.length === texts.length || shortest.includes('\n')
  return isShared ? shortest : ''
}

function cutEdges(text: VariedText, lead: string, trail: string): VariedText {
  return text
    .map((piece, at) => {
      if (typeof piece !== 'string') return piece
      const begun = at === 0 && lead !== '' ? piece.trimStart() : piece
      return at === text.length - 1 && trail !== '' ? begun.trimEnd() : begun
    })
    .filter((piece) => piece !== '')
}

/** Stretches of words that stand beside each other are one, with one blank between them. */
function joined(text: VariedText): Piece[] {
  const pieces: Piece[] = []
  for (const piece of text) {
    if (typeof piece === 'string') addText(pieces, piece)
    else if (piece.kind !== 'if') pieces.push(piece)
    else pieces.push({ ...piece, so: joined(piece.so), otherwise: joined(piece.otherwise) })
  }
  return pieces.map((piece) =>
    typeof piece === 'string' ? piece.replace(/[ \t]+/gu, ' ').replace(/ ?\n ?/gu, '\n') : piece,
  )
}

/** A value as the text shows it: a number by itself, anything of few values by each of them. */
function valuePieces(piece: Extract<TextPiece, { kind: 'value' }>, writing: Writing): Piece[] {
  const { types } = writing
  const { of, line } = piece
  const sum = sumOf(of, types)
  if (sum) return [{ kind: 'value', of: sum }]
  if (of.kind === 'cases') {
    const shown = of.cases.map(({ value }) => valuePieces({ ...piece, of: value }, writing))
    return of.cases.reduceRight<Piece[]>((otherwise, { when }, place) => {
      const condition = conditionOf(when, types)
      if (condition === true || condition === undefined) return shown[place] ?? []
      if (condition === false) return otherwise
      return [{ kind: 'if', condition, so: shown[place] ?? [], otherwise }]
    }, [])
  }
  if (of.kind === 'value') return [String(of.value)]
  const listed = codePieces(of, types) ?? listedPieces(of, types)
  if (listed) return listed
  writing.lose(line, unknownNote(piece, 'large'))
  return [inPlaceOf(piece)]
}

/** One of a list whose words are the values themselves. */
function codePieces(of: Expression, types: Types): Piece[] | null {
  const type = of.kind === 'variable' ? types.get(of.name) : undefined
  if (type?.kind === 'typed') return shownName(type.id)
  if (type?.kind !== 'one_of') return null
  const isItself = [...type.codes].every(([value, code]) => value === code)
  return isItself ? shownName(type.id) : null
}

const shownName = (name: string): Piece[] => [
  { kind: 'value', of: { kind: 'name', name, column: 1 } },
]

const MOST_LISTED = 40

function listedPieces(of: Expression, types: Types): Piece[] | null {
  const values = valuesIn(of, types, MOST_LISTED)
  if (!values) return null
  return values.flatMap((value): Piece[] => {
    const is: Expression = {
      kind: 'pair',
      operator: 'is',
      left: of,
      right: { kind: 'value', value },
    }
    const condition = conditionOf(is, types)
    if (condition === undefined || condition === false) return []
    const words = String(value)
    if (condition === true) return [words]
    return words === '' ? [] : [{ kind: 'if', condition, so: [words], otherwise: [] }]
  })
}

/** Whether any of a text hangs on the state. */
export const varies = (text: readonly TextPiece[]): boolean =>
  text.some((piece) => typeof piece !== 'string')
