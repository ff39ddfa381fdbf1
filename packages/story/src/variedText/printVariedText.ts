import { printCondition } from '../conditions/printCondition.ts'
import type { Piece, VariedText } from './variedText.ts'

const OPENING = { sequence: '{', cycle: '{&', once: '{!' } as const

/** Prints a text in canonical form. Parsing it again gives the same text. */
export const printVariedText = (text: VariedText): string => printPieces(text, false)

const printPieces = (text: VariedText, inGroup: boolean): string =>
  text
    .map((piece, i) => {
      if (typeof piece !== 'string') return printGroup(piece)
      return inGroup ? printPart(piece, i === 0, i === text.length - 1) : escape(piece, /[{}\\]/gu)
    })
    .join('')

const escape = (text: string, signs: RegExp) => text.replace(signs, String.raw`\$&`)

/** Prints the text of a part. Escapes spaces at its edges. */
function printPart(text: string, isFirst: boolean, isLast: boolean): string {
  const [leading = ''] = isFirst ? (/^\s+/u.exec(text) ?? []) : []
  const rest = text.slice(leading.length)
  const [trailing = ''] = isLast ? (/(?<!\s)\s+$/u.exec(rest) ?? []) : []
  const middle = rest.slice(0, rest.length - trailing.length)
  return escape(leading, /\s/gu) + escape(middle, /[{}|:\\]/gu) + escape(trailing, /\s/gu)
}

function printGroup(group: Exclude<Piece, string>): string {
  if (group.kind === 'value') return `{=${printCondition(group.of)}}`
  if (group.kind !== 'if') {
    return `${OPENING[group.kind]}${group.parts.map((part) => guarded(group.kind, part)).join('|')}}`
  }
  const so = printPieces(group.so, true)
  const otherwise = group.otherwise.length > 0 ? `|${printPieces(group.otherwise, true)}` : ''
  return `{${printCondition(group.condition)}: ${so}${otherwise}}`
}

/** Adds a space if the first character would be read as the order of the group. */
function guarded(kind: string, part: VariedText): string {
  const printed = printPieces(part, true)
  return kind === 'sequence' && /^[&!=]/u.test(printed) ? ` ${printed}` : printed
}
