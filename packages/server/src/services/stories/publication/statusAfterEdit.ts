import type { ReviewFinding } from '@kathasagar/story/schema'
import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import { gravest } from '../../review/findingsOf.ts'
import { judgeOwnStory } from '../../review/judgeOwnStory.ts'
import type { ReviewPart } from '../../review/ports.ts'
import type { NewPublicationStatus, OwnStory } from '../authoringPorts.ts'
import { looksDifferent, type Edited } from '../editing/storyFields.ts'

type Status = Edited['story']['status']

/** Where a story stands that no longer waits for an editor: what was taken down stays so. */
export const statusSentBack = ({ is_taken_down }: Pick<OwnStory, 'is_taken_down'>) =>
  is_taken_down ? ('archived' as const) : ('draft' as const)

/** Nobody reads it, and nobody waits for it. */
const isResting = (status: Status) => status === 'draft' || status === 'archived'

/** What is to be known of an edited story: its findings too, where they say where it stands. */
export function partsOfEdit(before: Edited, after: Edited): readonly ReviewPart[] {
  const { status, findings } = before.story
  const isJudged = isResting(status) ? findings.length > 0 : looksDifferent(before, after)
  return isJudged ? ['minutes', 'findings'] : ['minutes']
}

/**
 * Where a story stands once an edit is saved; null where nothing changes. What readers can see is
 * reviewed again: it stays whole or is not saved. What waits for an editor and breaks is a draft
 * again, or stays down. `findings` are null where `partsOfEdit` needs none.
 */
export function statusAfterEdit(
  ports: Pick<Ports, 'authors'>,
  user: StoredUser,
  { story }: Edited,
  findings: readonly ReviewFinding[] | null,
): NewPublicationStatus | Refusal | null {
  const { status } = story
  if (findings === null) return null
  // Findings that stand beside a draft go with what they found.
  if (isResting(status)) return { status, findings: gravest(findings) }

  const decision = judgeOwnStory(ports, story, user, findings)
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
