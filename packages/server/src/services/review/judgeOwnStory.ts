import type { StoredUser } from '../auth/ports.ts'
import { isEditing } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { OwnStory } from '../stories/authoringPorts.ts'
import { decidePublication, type Decision } from './decidePublication.ts'
import { findingsOf, type Reviewable } from './findingsOf.ts'

/** Reviews a story as it is to be read and decides what becomes of it. */
export const judgeOwnStory = (
  { authors }: Pick<Ports, 'authors'>,
  story: Pick<OwnStory, 'author_id' | 'accepted_findings'>,
  user: StoredUser,
  reviewed: Reviewable,
  isByEditor: boolean = isEditing(story, user),
): Decision =>
  decidePublication(findingsOf(reviewed), {
    isByEditor,
    isManual: authors.reviewMode === 'manual' && user.role !== 'admin',
    accepted: story.accepted_findings,
  })
