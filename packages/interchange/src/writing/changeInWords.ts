import { own, SHARE, type Declared, type StateValue } from '@kathasagar/story'

import { drawOf } from './changeOf.ts'
import { said, type GamebookWords } from './gamebookWords.ts'

/** What names and values are called. */
export interface Called {
  labelOf: (name: string) => string
  valueOf: (value: StateValue) => string
}

/** Says what a variable becomes, where chance or a share has a say in it as well. */
export const changeInWords =
  (state: Declared, words: GamebookWords, { labelOf, valueOf }: Called) =>
  (name: string, value: StateValue): string => {
    const label = labelOf(name)
    const variable = own(state, name)
    const draw = variable ? drawOf(variable, value) : null
    if (draw && 'from' in draw) return said(words.thrown, { label, ...draw })
    if (draw) return said(words.drawn, { label, values: draw.values.map(valueOf).join(', ') })
    const written = String(value)
    if (!variable || !('number' in variable) || !SHARE.test(written))
      return `${label} ${valueOf(value)}`
    const sentence = written.startsWith('%+') ? words.grown : words.shrunk
    return said(sentence, { label, share: Number(written.slice(2)) })
  }
