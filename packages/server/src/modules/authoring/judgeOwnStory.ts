import type { ReviewFinding } from '@kathasagar/story/schema'

import type { StoredUser } from '../../platform/call.ts'
import { isEditing, type AuthorSettings } from '../../platform/policies.ts'
import type { OwnStory } from './ownStory.ts'
import type { ReviewedStory, StoryStructure } from '@kathasagar/story'

/** `structure` is null if the story has no scenes. */
export type Reviewable = Omit<ReviewedStory, 'structure'> & { structure: StoryStructure | null }

export const NO_STRUCTURE: ReviewFinding = {
  code: 'no_structure',
  severity: 'error',
  node: null,
  message: 'The story has no scenes yet.',
  remedy: 'Write at least a first scene and an ending on the Story Structure tab.',
}

export const COVER_NOT_SHOWN: ReviewFinding = {
  code: 'cover_not_shown',
  severity: 'error',
  node: null,
  field: 'cover_image_url',
  message: 'The cover cannot be shown: its address does not lead to a picture.',
  remedy:
    'Upload a picture, or give the address of the picture file itself. A page that shows a picture, as of Google Drive, is none.',
}

export const mostSevere = (findings: readonly ReviewFinding[]) =>
  findings.filter(({ severity }) => severity !== 'hint')

type Decision =
  | { verdict: 'refused'; findings: ReviewFinding[] }
  | { verdict: 'in_review'; findings: ReviewFinding[] }
  | { verdict: 'published'; accepted: ReviewFinding[] }

const keyOf = ({ code, node, field, message }: ReviewFinding) =>
  JSON.stringify([code, node, field, message])

/** Reviews a story. Errors prevent publication. New warnings and taken-down stories need an editor's approval. */
export function judgeOwnStory(
  { authors }: { authors: AuthorSettings },
  story: Pick<OwnStory, 'author_id' | 'accepted_findings' | 'is_taken_down'>,
  user: StoredUser,
  findings: readonly ReviewFinding[],
  isByEditor: boolean = isEditing(story, user),
): Decision {
  const grave = mostSevere(findings)
  if (grave.some(({ severity }) => severity === 'error'))
    return { verdict: 'refused', findings: grave }
  const isManual = story.is_taken_down || (authors.reviewMode === 'manual' && user.role !== 'admin')
  const known = new Set(story.accepted_findings.map(keyOf))
  const isNew = grave.some((finding) => !known.has(keyOf(finding)))
  if (!isByEditor && (isManual || isNew)) return { verdict: 'in_review', findings: grave }
  return { verdict: 'published', accepted: grave }
}
