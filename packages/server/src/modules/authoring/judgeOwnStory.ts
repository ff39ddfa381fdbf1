import type { ReviewFinding } from '@kathasagar/story/schema'

import type { StoredUser } from '../../platform/call.ts'
import { isEditing, type AuthorSettings } from '../../platform/policies.ts'
import { gravest } from './findingsOf.ts'
import type { OwnStory } from './ownStory.ts'

type Decision =
  | { verdict: 'refused'; findings: ReviewFinding[] }
  | { verdict: 'in_review'; findings: ReviewFinding[] }
  | { verdict: 'published'; accepted: ReviewFinding[] }

const keyOf = ({ code, node, field, message }: ReviewFinding) =>
  JSON.stringify([code, node, field, message])

/** Errors prevent publication. Other findings need an editor once, taken-down stories always. */
export function judgeOwnStory(
  { authors }: { authors: AuthorSettings },
  story: Pick<OwnStory, 'author_id' | 'accepted_findings' | 'is_taken_down'>,
  user: StoredUser,
  findings: readonly ReviewFinding[],
  isByEditor: boolean = isEditing(story, user),
): Decision {
  const grave = gravest(findings)
  if (grave.some(({ severity }) => severity === 'error'))
    return { verdict: 'refused', findings: grave }
  const isManual = story.is_taken_down || (authors.reviewMode === 'manual' && user.role !== 'admin')
  const known = new Set(story.accepted_findings.map(keyOf))
  const isNew = grave.some((finding) => !known.has(keyOf(finding)))
  if (!isByEditor && (isManual || isNew)) return { verdict: 'in_review', findings: grave }
  return { verdict: 'published', accepted: grave }
}
