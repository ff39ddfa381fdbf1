import type { ReviewFinding } from '@kathasagar/story/schema'

import type { StoredUser, Refusal } from '../../platform/call.ts'
import type { AuthorSettings } from '../../platform/policies.ts'
import { mostSevere, judgeOwnStory } from './judgeOwnStory.ts'
import type { NewPublicationStatus, OwnStory } from './ownStory.ts'
import { looksDifferent, type Edited } from './storyFields.ts'
import type { ReviewPart } from './context.ts'

/** Returns the status of a rejected story. */
export const statusSentBack = ({ is_taken_down }: Pick<OwnStory, 'is_taken_down'>) =>
  is_taken_down ? ('archived' as const) : ('draft' as const)

const isInactive = (status: OwnStory['status']) => status === 'draft' || status === 'archived'

/** Returns the parts of the review that an edit needs. */
export function partsOfEdit(
  before: Edited,
  after: Edited,
  isDraft: boolean,
): readonly ReviewPart[] {
  const { status, findings } = before.story
  const isJudged =
    isDraft || isInactive(status) ? findings.length > 0 : looksDifferent(before, after)
  return isJudged ? ['minutes', 'findings'] : ['minutes']
}

/** Returns the new status, or null. Refuses an edit by an admin that breaks a public story. */
export function statusAfterEdit(
  settings: { authors: AuthorSettings },
  user: StoredUser,
  { story }: Edited,
  findings: readonly ReviewFinding[] | null,
  isDraft: boolean,
): NewPublicationStatus | Refusal | null {
  const { status } = story
  if (findings === null) return null
  // Drops findings that the edit fixed.
  if (isDraft || isInactive(status)) return { status, findings: mostSevere(findings) }

  const decision = judgeOwnStory(settings, story, user, findings)
  if (decision.verdict === 'refused') {
    return status === 'published'
      ? { code: 'not_publishable', findings: decision.findings }
      : { status: statusSentBack(story), findings: decision.findings }
  }
  if (decision.verdict === 'in_review' || status === 'in_review') {
    const waiting = decision.verdict === 'in_review' ? decision.findings : decision.accepted
    return { status: 'in_review', findings: waiting }
  }
  return { status: 'published', findings: [], accepted_findings: decision.accepted }
}
