import type { SyntaxIssue } from '@kathasagar/story'

import { fill } from '../design-system/format/fill.ts'
import { useAuthoringMessages } from './useAuthoringMessages.ts'

export function useSyntaxIssueText(): (fault: SyntaxIssue) => string {
  const { language } = useAuthoringMessages().structure.faults

  return ({ code, values = {} }) => fill(language[code], values)
}
