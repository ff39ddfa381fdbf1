import type { ReviewFinding } from '@kathasagar/story/schema'

import { useFormat } from '../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'

/** Returns a function that translates the message and the remedy of a finding. */
export function useFindingText(): (
  finding: ReviewFinding,
) => Pick<ReviewFinding, 'message' | 'remedy'> {
  const { findings } = useAuthoringMessages().authoring

  return (finding) => findings[finding.code] ?? finding
}

/** Returns the number of findings of each severity, such as `3 errors`. Errors are first. */
export function useFindingCounts(findings: readonly ReviewFinding[]) {
  const { counts } = useAuthoringMessages().authoring.review
  const { counted } = useFormat()

  return (['error', 'person', 'hint'] as const).flatMap((severity) => {
    const number = findings.filter((one) => one.severity === severity).length
    return number === 0 ? [] : [{ severity, words: counted(counts[severity], number) }]
  })
}
