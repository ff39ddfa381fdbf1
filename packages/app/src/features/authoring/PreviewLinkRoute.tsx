import {
  useCreatePreviewLinkMutation,
  useGetPreviewLinkQuery,
  useGetStoryForEditQuery,
  useRevokePreviewLinkMutation,
} from '@kathasagar/api'
import { useAuthoringMessages } from '@kathasagar/ui/internal'
import { PreviewLinkScreen } from '@kathasagar/ui/screens'
import { useParams } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { shareLink } from '../../shared/useShareStory.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useRefusal } from '../../shared/useRefusal.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function PreviewLinkRoute() {
  const { authoring, site } = useAuthoringMessages()
  const { story_id = '' } = useParams()
  const { data: story } = useGetStoryForEditQuery(story_id)
  const query = useGetPreviewLinkQuery(story_id, { refetchOnMountOrArgChange: true })
  const { error, onRetry } = useQueryState(query, authoring.previewLink.failed)
  const [create] = useCreatePreviewLinkMutation()
  const [revoke] = useRevokePreviewLinkMutation()
  const refusal = useRefusal()
  const code = query.currentData?.preview_code
  const title = story?.title ?? ''
  useTitle(site.titles.myStories)

  return (
    <PreviewLinkScreen
      backHref={paths.myStories}
      error={query.currentData ? undefined : error}
      href={code ? paths.preview(code) : code}
      lang={story?.language}
      onCreate={() => refusal(create(story_id))}
      onRetry={onRetry}
      onRevoke={() => refusal(revoke(story_id))}
      onShare={() => shareLink(paths.preview(code ?? ''), title)}
      title={title}
    />
  )
}
