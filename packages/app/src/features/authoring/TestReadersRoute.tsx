import {
  messageFor,
  useCreatePreviewLinkMutation,
  useGetStoryForEditQuery,
  useListPreviewLinksQuery,
  useRevokePreviewLinkMutation,
} from '@kathasagar/api'
import { TestReadersScreen, useAuthoringMessages } from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { shareLink } from '../../shared/shareLink.ts'
import { useTitle } from '../../shared/useTitle.ts'

/** `/my-stories/:story_id/test-readers` */
export function TestReadersRoute() {
  const { authoring, site } = useAuthoringMessages()
  const { story_id = '' } = useParams()
  const [now] = useState(Date.now)
  const { data: story } = useGetStoryForEditQuery(story_id)
  const { currentData, error, refetch } = useListPreviewLinksQuery(story_id, {
    // Others may have opened them since.
    refetchOnMountOrArgChange: true,
  })
  const [make] = useCreatePreviewLinkMutation()
  const [revoke] = useRevokePreviewLinkMutation()
  const reasonOf = (fault: unknown) => (fault ? messageFor(fault, site.failed.save, site) : null)
  const title = story?.title ?? ''
  useTitle(site.titles.myStories)

  return (
    <TestReadersScreen
      backHref={paths.myStories}
      error={
        currentData || !error ? undefined : messageFor(error, authoring.testReaders.failed, site)
      }
      hrefOf={paths.preview}
      lang={story?.language}
      items={currentData ?? null}
      now={now}
      onMake={async (link) => reasonOf((await make({ story_id, ...link })).error)}
      onRetry={() => void refetch()}
      onRevoke={async (preview_code) => reasonOf((await revoke({ story_id, preview_code })).error)}
      onShare={(code) => shareLink(paths.preview(code), title)}
      title={title}
      typedHref={`${paths.freeInputs(story_id)}?by=testers`}
    />
  )
}
