import type { MyStory } from '@kathasagar/api/contract'

import type { AuthoringMessages } from '../../../../messages/en.ts'

export type StoryMove = 'publish' | 'archive' | 'restore'

export const movesOf = ({ status, has_unpublished_changes }: MyStory): StoryMove[] => {
  if (status === 'draft') return ['publish']
  if (status === 'published') return has_unpublished_changes ? ['publish', 'archive'] : ['archive']
  return status === 'archived' ? ['restore'] : []
}

/** Returns the label and confirmation question of each action. */
export const movesIn = (
  mine: AuthoringMessages['authoring']['mine'],
  {
    is_taken_down,
    has_unpublished_changes,
  }: Pick<MyStory, 'is_taken_down' | 'has_unpublished_changes'>,
) => ({
  publish: {
    label: mine.publish,
    busy: mine.publishing,
    title: has_unpublished_changes ? mine.publishChangesTitle : mine.publishTitle,
    text: has_unpublished_changes ? mine.publishChangesText : mine.publishText,
  },
  archive: {
    label: mine.archive,
    busy: mine.archiving,
    title: mine.archiveTitle,
    text: mine.archiveText,
  },
  restore: is_taken_down
    ? {
        label: mine.askBack,
        busy: mine.askingBack,
        title: mine.askBackTitle,
        text: mine.askBackText,
      }
    : {
        label: mine.restore,
        busy: mine.restoring,
        title: mine.restoreTitle,
        text: mine.restoreText,
      },
})
