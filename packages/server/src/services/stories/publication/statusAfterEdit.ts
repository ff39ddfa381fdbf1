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
export function partsOfEdit(
  before: Edited,
  after: Edited,
  isDraft: boolean,
): readonly ReviewPart[] {
  const { status, findings } = before.story
  const isJudged =
    isDraft || isResting(status) ? findings.length > 0 : looksDifferent(before, after)
  return isJudged ? ['minutes', 'findings'] : ['minutes']
}

/**
 * Returns the status of a story after an edit; null if it does not change. A published story that an admin edits is
 * refused if the review finds an error. A story that waits for an editor becomes a draft if it has an error, or stays
 * down. `findings` are null if `partsOfEdit` needs none.
 *
 * @param isDraft The edit stays unpublished beside the published story.
 */
export function statusAfterEdit(
  ports: Pick<Ports, 'authors'>,
  user: StoredUser,
  { story }: Edited,
  findings: readonly ReviewFinding[] | null,
  isDraft: boolean,
): NewPublicationStatus | Refusal | null {
  const { status } = story
  if (findings === null) return null
  // Findings that stand beside a draft go with what they found.
  if (isDraft || isResting(status)) return { status, findings: gravest(findings) }

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
