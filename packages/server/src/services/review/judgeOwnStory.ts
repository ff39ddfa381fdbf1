import type { ReviewFinding } from '@kathasagar/story/schema'
import type { StoredUser } from '../auth/ports.ts'
import { isEditing } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { OwnStory } from '../stories/authoringPorts.ts'
import { decidePublication, type Decision } from './decidePublication.ts'

/**
 * Decides what becomes of a story by what the review has found in it. One that an editor has taken
 * down waits for an editor, whatever was found and whoever wrote it.
 */
export const judgeOwnStory = (
  { authors }: Pick<Ports, 'authors'>,
  story: Pick<OwnStory, 'author_id' | 'accepted_findings' | 'is_taken_down'>,
  user: StoredUser,
  findings: readonly ReviewFinding[],
  isByEditor: boolean = isEditing(story, user),
): Decision =>
  decidePublication(findings, {
    isByEditor,
    isManual: story.is_taken_down || (authors.reviewMode === 'manual' && user.role !== 'admin'),
    accepted: story.accepted_findings,
  })
