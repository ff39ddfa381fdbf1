import type { ReviewFinding } from '@kathasagar/story/schema'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'

/** What a finding says, and what to do about it, by its code; a code without words as it came. */
export function useFindingText(): (
  finding: ReviewFinding,
) => Pick<ReviewFinding, 'message' | 'remedy'> {
  const { findings } = useAuthoringMessages().authoring

  return (finding) => findings[finding.code] ?? finding
}
