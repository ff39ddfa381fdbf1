import { labelOf } from '../dialects/fieldLabel.ts'
import type { AskPart } from '../program/program.ts'
import type { Command } from './command.ts'
import { withoutMarks } from './scriptText.ts'
import type { Telling } from './telling.ts'

/** A box for the words of the reader as a field; null where nobody knows the variable. */
export function inputPart({ given, line }: Command, { names, scene }: Telling): AskPart | null {
  const [word = ''] = given.trim().toLowerCase().split(/\s+/u)
  const variable = names.in(scene.name)(word)
  if (variable === null) return null
  return { kind: 'ask', variable, label: labelOf(wordsBefore(scene, line), word), line }
}

/** The line before a box, where it is words and nothing that varies. */
function wordsBefore({ lines }: Telling['scene'], line: number): string {
  const above = lines.slice(0, line - 1).findLast(({ words }) => words !== '')
  if (above?.command !== null || /[{}#]/u.test(above.words)) return ''
  return withoutMarks(above.words)
}
