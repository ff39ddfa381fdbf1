import { BINDING, type Expression } from '@kathasagar/story'

import type { Called } from './changeInWords.ts'
import { said, type GamebookWords } from './gamebookWords.ts'

/** Says a condition or a value, with brackets where it needs them. */
export function conditionInWords(
  words: GamebookWords,
  { labelOf, valueOf }: Called,
): (condition: Expression) => string {
  const within = (of: Expression, above: number): string =>
    bindingOf(of) < above ? `(${conditionOf(of)})` : conditionOf(of)
  const conditionOf = (of: Expression): string => {
    switch (of.kind) {
      case 'literal':
        return valueOf(of.value)
      case 'name':
        return labelOf(of.name)
      case 'not':
        return said(words.not, { what: within(of.of, BINDING.not) })
      case 'binary': {
        const binding = BINDING[of.operator]
        const isComparison = binding === BINDING['==']
        const left = within(of.left, isComparison ? binding + 1 : binding)
        return `${left} ${words.operators[of.operator]} ${within(of.right, binding + 1)}`
      }
    }
  }
  return conditionOf
}

/** How tightly an expression holds together; a denial takes in all that follows. */
const bindingOf = (of: Expression): number =>
  of.kind === 'binary' ? BINDING[of.operator] : of.kind === 'not' ? 0 : Infinity
