import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import { findingsOf, gravest } from '../../review/findingsOf.ts'
import { judgeOwnStory } from '../../review/judgeOwnStory.ts'
import type { NewStanding } from '../authoringPorts.ts'
import { looksDifferent, reviewableOf, type Edited } from '../editing/storyFields.ts'

/** Findings that stand beside a draft go with what they found. */
function resting({ story, structure }: Edited): NewStanding | null {
  const { status, findings } = story
  if (findings.length === 0) return null
  return { status, findings: gravest(findingsOf(reviewableOf({ story, structure }))) }
}

/**
 * Where a story stands once an edit is saved; null where nothing changes. What readers can see is
 * reviewed again: it stays whole or is not saved. What waits for an editor and breaks is a draft
 * again.
 */
export function statusAfterEdit(
  ports: Pick<Ports, 'authors'>,
  user: StoredUser,
  before: Edited,
  after: Edited,
): NewStanding | Refusal | null {
  const { status } = before.story
  if (status === 'draft' || status === 'archived') return resting(after)
  if (!looksDifferent(before, after)) return null

  const decision = judgeOwnStory(ports, before.story, user, reviewableOf(after))
  if (decision.verdict === 'refused') {
    const { findings } = decision
    return status === 'published'
      ? { code: 'not_publishable', findings }
      : { status: 'draft', findings }
  }
  if (decision.verdict === 'in_review' || status === 'in_review') {
    const findings = decision.verdict === 'in_review' ? decision.findings : decision.accepted
    return { status: 'in_review', findings }
  }
  return { status: 'published', findings: [], accepted_findings: decision.accepted }
}
