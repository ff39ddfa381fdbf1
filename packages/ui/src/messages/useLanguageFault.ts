import type { LanguageFault } from '@kathasagar/story'

import { fill } from '../design-system/format/fill.ts'
import { useAuthoringMessages } from './useAuthoringMessages.ts'

/** Says what is wrong with a condition or a text that varies, by the name of the fault. */
export function useLanguageFault(): (fault: LanguageFault) => string {
  const { language } = useAuthoringMessages().structure.faults

  return ({ code, values = {} }) => fill(language[code], values)
}
