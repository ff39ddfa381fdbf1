import type { PrintPart } from './program.ts'

type Shown = Pick<PrintPart, 'source' | 'isMacro'>

const WHY = {
  unknown: 'is not known here; ',
  unset: 'may never have been set here; then ',
  large: 'is more than a text can show; ',
} as const

/** What stands where a value cannot be shown. */
export const inPlaceOf = ({ source, isMacro }: Shown): string => (isMacro ? '' : source)

/** Says why a value cannot be shown, and what became of it. */
export const unknownNote = ({ source, isMacro }: Shown, why: keyof typeof WHY): string =>
  `The value of ${source} ${WHY[why]}${isMacro ? 'it is left out' : 'it stands as it is written'}.`
