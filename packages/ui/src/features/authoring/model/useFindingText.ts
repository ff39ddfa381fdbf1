import type { ReviewFinding } from '@kathasagar/story/schema'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'

/** Returns a finding as message and remedy in the language of the page. */
export function useFindingText(): (
  finding: ReviewFinding,
) => Pick<ReviewFinding, 'message' | 'remedy'> {
  const { findings } = useAuthoringMessages().authoring

  return (finding) => findings[finding.code] ?? finding
}
