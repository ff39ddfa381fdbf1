import { labelOf } from '../../dialects/fieldLabel.ts'
import type { AskPart } from '../../program/program.ts'
import type { Command } from './command.ts'
import { withoutMarks } from './scriptText.ts'
import type { Telling } from './telling.ts'

/** A box for the words of the reader as a field; null where nobody knows the variable. */
export function inputPart(command: Command, { names, scene, notes }: Telling): AskPart | null {
  const { given, line, name } = command
  const [word = '', ...range] = given.trim().toLowerCase().split(/\s+/u)
  const variable = names.in(scene.name)(word)
  if (variable === null) return null
  if (name === 'input_number') {
    const between = range.length === 2 ? ` from ${range.join(' to ')}` : ''
    const message = `What is typed for "${word}" should be a number${between}; a field takes any words.`
    notes.add(scene.name, line, message)
  }
  return { kind: 'ask', variable, label: labelOf(wordsBefore(scene, line), word), line }
}

/** The line before a box, where it is words and nothing that varies. */
function wordsBefore({ lines }: Telling['scene'], line: number): string {
  const above = lines.slice(0, line - 1).findLast(({ words }) => words !== '')
  if (above?.command !== null || /[{}#]/u.test(above.words)) return ''
  return withoutMarks(above.words)
}
