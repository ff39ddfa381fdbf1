import { own, type Expression, type StateValue, type VariedText } from '@kathasagar/story'

import { conditionInWords } from './conditionInWords.ts'
import { changeInWords } from './changeInWords.ts'
import type { PlayedStructure } from './writtenStory.ts'
import { said, type GamebookWords } from './gamebookWords.ts'

/** What the parts of a story's state are called where people read of them. */
export interface StateInWords {
  labelOf: (name: string) => string
  conditionOf: (condition: Expression) => string
  textOf: (text: VariedText) => string
  /** What is to be noted; blank where nothing is. */
  setsOf: (sets: Readonly<Record<string, StateValue>> | undefined) => string
}

/** Says the state, the conditions and the texts of a story as a reader with a pencil needs them. */
export function stateInWords({ state = {} }: PlayedStructure, words: GamebookWords): StateInWords {
  const labelOf = (name: string) => {
    const declared = own(state, name)
    const label = declared && 'label' in declared ? declared.label?.trim() : undefined
    return `“${label || name.replaceAll('_', ' ')}”`
  }
  const valueOf = (value: StateValue): string =>
    value === true ? words.yes : value === false ? words.no : String(value)
  const conditionOf = conditionInWords(words, { labelOf, valueOf })
  const inner = (text: VariedText): string => textOf(text).trim()
  const textOf = (text: VariedText): string =>
    text
      .map((piece) => {
        if (typeof piece === 'string') return piece
        if (piece.kind === 'value') return `[${conditionOf(piece.of)}]`
        if (piece.kind === 'if') {
          const condition = conditionOf(piece.condition)
          const otherwise = inner(piece.otherwise)
          const so = said(words.so, { condition, text: inner(piece.so) })
          return otherwise === ''
            ? `${so} `
            : `${so} ${said(words.otherwise, { text: otherwise })} `
        }
        const [first, ...later] = piece.parts.map(inner)
        if (later.length === 0) return said(words.once, { text: first ?? '' })
        return [first, ...later.map((part) => said(words.again, { text: part }))].join(' ')
      })
      .join('')
  const setOf = changeInWords(state, words, { labelOf, valueOf })
  const setsOf = (sets: Readonly<Record<string, StateValue>> = {}) =>
    Object.entries(sets)
      .map(([name, value]) => setOf(name, value))
      .join('; ')
  return { labelOf, conditionOf, textOf, setsOf }
}
