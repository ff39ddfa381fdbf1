import type { ReviewFinding } from '@kathasagar/story/schema'
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

export const gravest = (findings: readonly ReviewFinding[]) =>
  findings.filter(({ severity }) => severity !== 'hint')
