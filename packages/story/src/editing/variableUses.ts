import { authoredParts, type StructurePath } from '../structure/authoredTexts.ts'
import { declaredIn } from '../structure/declaredIn.ts'
import { type Expression, isSyntaxIssue } from '../conditions/expression.ts'
import { parseCondition } from '../conditions/parseCondition.ts'
import { parseVariedText } from '../variedText/parseVariedText.ts'
import type { VariedText } from '../variedText/variedText.ts'
import type { StoryStructure } from '../schema/structure.ts'

type Name = Expression & { kind: 'name' }

function namesOf(expression: Expression): Name[] {
  switch (expression.kind) {
    case 'name':
      return [expression]
    case 'not':
      return namesOf(expression.of)
    case 'binary':
      return [...namesOf(expression.left), ...namesOf(expression.right)]
    case 'literal':
      return []
  }
}

const namesInText = (text: VariedText): Name[] =>
  text.flatMap((piece) => {
    if (typeof piece === 'string') return []
    if (piece.kind === 'value') return namesOf(piece.of)
    if (piece.kind !== 'if') return piece.parts.flatMap(namesInText)
    return [...namesOf(piece.condition), ...namesInText(piece.so), ...namesInText(piece.otherwise)]
  })

function columnsInCondition(condition: string, name: string): number[] {
  const read = parseCondition(condition)
  return isSyntaxIssue(read) ? [] : columnsOf(namesOf(read), name)
}

function columnsInText(text: string, name: string): number[] {
  const read = parseVariedText(text)
  return isSyntaxIssue(read) ? [] : columnsOf(namesInText(read), name)
}

const columnsOf = (names: readonly Name[], name: string) =>
  names.filter((one) => one.name === name).map(({ column }) => column)

export interface VariableUse {
  path: StructurePath
  /** 1-based columns in characters. Empty where the variable is set. */
  columns: readonly number[]
}

export function usesOfVariable(structure: StoryStructure, name: string): VariableUse[] {
  const { texts, conditions, sets } = authoredParts(structure)
  const read = [
    // Without state, braces in texts are plain text.
    ...(declaredIn(structure) === null ? [] : texts)
      .filter(({ varies }) => varies)
      .map(({ path, text }) => ({ path, columns: columnsInText(text, name) })),
    ...conditions.map(({ path, condition }) => ({
      path,
      columns: columnsInCondition(condition, name),
    })),
  ].filter(({ columns }) => columns.length > 0)
  const set = sets.flatMap(({ path, sets: values }) =>
    Object.hasOwn(values, name) ? [{ path: [...path, name], columns: [] }] : [],
  )
  const asked = Object.entries(structure.nodes).flatMap(([node, { asks = [] }]) =>
    asks.flatMap(({ variable }, i) =>
      variable === name ? [{ path: ['nodes', node, 'asks', i, 'variable'], columns: [1] }] : [],
    ),
  )
  const helping = Object.entries(structure.nodes).flatMap(([node, { choices }]) =>
    choices.flatMap(({ check }, i) =>
      check?.helps === name
        ? [{ path: ['nodes', node, 'choices', i, 'check', 'helps'], columns: [1] }]
        : [],
    ),
  )
  return [...read, ...set, ...asked, ...helping]
}
