import type { TextPiece } from './draft.ts'

/** ink's `<>`: what stands before and after it is told on one line. */
const GLUE = '\uE000'
const BEGINS = /^\s*\uE000/u
const ENDS = /\uE000\s*$/u

/** Text whose glue has joined what it stands between, also over the edges of what varies. */
export const glued = (text: readonly TextPiece[]): TextPiece[] => inOne(held(text).map(bare))

function held(text: readonly TextPiece[]): TextPiece[] {
  const pieces = inOne(text).map((piece): TextPiece => {
    if (typeof piece === 'string') return within(piece)
    if (piece.kind !== 'if') return piece
    return { ...piece, so: held(piece.so), otherwise: held(piece.otherwise) }
  })
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? ''
    const before = pieces[at - 1]
    const after = pieces[at + 1]
    if (before !== undefined && isEdge(piece, BEGINS, 'start')) {
      const [cut, blank] = cutEnd(before)
      pieces[at - 1] = cut
      pieces[at] = spread(pieces[at] ?? '', blank, 'start')
    }
    if (after !== undefined && isEdge(piece, ENDS, 'end')) {
      const [cut, blank] = cutStart(after)
      pieces[at + 1] = cut
      pieces[at] = spread(pieces[at] ?? '', blank, 'end')
    }
  }
  return pieces
}

function inOne(text: readonly TextPiece[]): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const piece of text) {
    const last = pieces.at(-1)
    if (typeof piece === 'string' && typeof last === 'string')
      pieces[pieces.length - 1] = last + piece
    else pieces.push(piece)
  }
  return pieces
}

/** The text, and the blank at its end where a line breaks in that. */
function cutBreakAtEnd(text: string): [string, string] {
  const bare = text.trimEnd()
  const blank = text.slice(bare.length)
  return blank.includes('\n') ? [bare, blank] : [text, '']
}

/** The text, and the blank at its start where a line breaks in that. */
function cutBreakAtStart(text: string): [string, string] {
  const bare = text.trimStart()
  const blank = text.slice(0, text.length - bare.length)
  return blank.includes('\n') ? [bare, blank] : [text, '']
}

/** Within one stretch of words: glue takes away the breaks on both of its sides. */
function within(text: string): string {
  const parts = text.split(GLUE)
  return parts
    .map((part, i) => (i > 0 ? cutBreakAtStart(part)[0] : part))
    .map((part, i) => (i < parts.length - 1 ? cutBreakAtEnd(part)[0] : part))
    .join(GLUE)
}

function isEdge(piece: TextPiece, edge: RegExp, side: 'start' | 'end'): boolean {
  if (typeof piece === 'string') return edge.test(piece)
  if (piece.kind !== 'if') return false
  return [piece.so, piece.otherwise].some((branch) => {
    const inner = side === 'start' ? branch[0] : branch.at(-1)
    return inner !== undefined && isEdge(inner, edge, side)
  })
}

/** A break goes where no glue holds it: into the branches that have none. */
function spread(piece: TextPiece, blank: string, side: 'start' | 'end'): TextPiece {
  if (blank === '' || typeof piece === 'string' || piece.kind !== 'if') return piece
  const edge = side === 'start' ? BEGINS : ENDS
  const into = (branch: TextPiece[]): TextPiece[] => {
    const inner = side === 'start' ? branch[0] : branch.at(-1)
    if (inner !== undefined && isEdge(inner, edge, side)) return branch
    return side === 'start' ? [blank, ...branch] : [...branch, blank]
  }
  return { ...piece, so: into(piece.so), otherwise: into(piece.otherwise) }
}

function cutEnd(piece: TextPiece): [TextPiece, string] {
  if (typeof piece === 'string') {
    return cutBreakAtEnd(piece)
  }
  if (piece.kind !== 'if') return [piece, '']
  const cut = (branch: TextPiece[]) => {
    const last = branch.at(-1)
    return last === undefined ? branch : [...branch.slice(0, -1), cutEnd(last)[0]]
  }
  return [{ ...piece, so: cut(piece.so), otherwise: cut(piece.otherwise) }, '']
}

function cutStart(piece: TextPiece): [TextPiece, string] {
  if (typeof piece === 'string') {
    return cutBreakAtStart(piece)
  }
  if (piece.kind !== 'if') return [piece, '']
  const cut = (branch: TextPiece[]) => {
    const [first, ...rest] = branch
    return first === undefined ? branch : [cutStart(first)[0], ...rest]
  }
  return [{ ...piece, so: cut(piece.so), otherwise: cut(piece.otherwise) }, '']
}

function bare(piece: TextPiece): TextPiece {
  if (typeof piece === 'string') return piece.replaceAll(GLUE, '')
  if (piece.kind !== 'if') return piece
  return { ...piece, so: piece.so.map(bare), otherwise: piece.otherwise.map(bare) }
}
