import {
  messageFor,
  useCreatePreviewLinkMutation,
  useGetPreviewLinkQuery,
  useGetStoryForEditQuery,
  useRevokePreviewLinkMutation,
} from '@kathasagar/api'
import { PreviewLinkScreen, useAuthoringMessages } from '@kathasagar/ui/authoring'
import { useParams } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { shareLink } from '../../shared/shareLink.ts'
import { useTitle } from '../../shared/useTitle.ts'

/** `/my-stories/:story_id/preview-link` */
export function PreviewLinkRoute() {
  const { authoring, site } = useAuthoringMessages()
  const { story_id = '' } = useParams()
  const { data: story } = useGetStoryForEditQuery(story_id)
  const { currentData, error, refetch } = useGetPreviewLinkQuery(story_id, {
    refetchOnMountOrArgChange: true,
  })
  const [create] = useCreatePreviewLinkMutation()
  const [revoke] = useRevokePreviewLinkMutation()
  const reasonOf = (fault: unknown) => (fault ? messageFor(fault, site.failed.save, site) : null)
  const code = currentData?.preview_code
  const title = story?.title ?? ''
  useTitle(site.titles.myStories)

  return (
    <PreviewLinkScreen
      backHref={paths.myStories}
      error={
        currentData || !error ? undefined : messageFor(error, authoring.previewLink.failed, site)
      }
      href={code ? paths.preview(code) : code}
      lang={story?.language}
      onCreate={async () => reasonOf((await create(story_id)).error)}
      onRetry={() => void refetch()}
      onRevoke={async () => reasonOf((await revoke(story_id)).error)}
      onShare={() => shareLink(paths.preview(code ?? ''), title)}
      title={title}
    />
  )
}
