import { messageFor, useGetMeQuery } from '@kathasagar/api'
import type { Notice } from '@kathasagar/api/contract'
import { NoticesScreen, useNoticesMessages } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useNotices } from './useNotices.ts'

/**
 * Where one sees what a notice tells of: what was said, the story, one's own stories, or one's own page
 * with its followers.
 */
function hrefOf({ kind, story }: Notice, handle: string | undefined): string | null {
  if (kind === 'followed') return handle === undefined ? null : paths.author(handle)
  if (story === null) return null
  if (kind === 'story_taken_down') return paths.myStories
  const isStory = ['story_published', 'report_decided'].includes(kind)
  return isStory ? paths.story(story.id) : paths.comments(story.id)
}

/** `/notices` */
export function NoticesRoute() {
  const { notices: messages } = useNoticesMessages()
  const site = useSiteMessages()
  const { data: me } = useGetMeQuery()
  const { error, ...list } = useNotices()
  useTitle(messages.title)

  return (
    <NoticesScreen
      {...list}
      accountHref={paths.account}
      browseHref={paths.browse()}
      error={error && messageFor(error, messages.failed, site)}
      hrefOf={(notice) => hrefOf(notice, me?.handle)}
    />
  )
}
