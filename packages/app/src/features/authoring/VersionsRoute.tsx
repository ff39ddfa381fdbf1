import { useGetStoryForEditQuery } from '@kathasagar/api'
import { fill } from '@kathasagar/ui'
import {
  useAuthoringMessages,
  VersionsScreen,
  type ComparedVersions,
} from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useVersions } from '../../storyEditor/useVersions.ts'
import { useComparison } from './useComparison.ts'

const numberIn = (search: URLSearchParams, name: string) => Number(search.get(name)) || null

/** `/my-stories/:story_id/versions` */
export function VersionsRoute() {
  const site = useSiteMessages()
  const { versions: messages } = useAuthoringMessages().authoring
  const { story_id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [doneMessage, setDoneMessage] = useState<string>()
  const { data: story } = useGetStoryForEditQuery(story_id)
  const versions = useVersions(story_id, (number) => {
    setSearch({}, { replace: true })
    setDoneMessage(fill(messages.restored, { number }))
  })
  const from = numberIn(search, 'from')
  const to = numberIn(search, 'to') ?? versions.versions?.[0]?.number ?? null
  const compared = from && to ? { from, to } : null
  const lang = story?.language
  const comparison = useComparison({ story_id, compared, lang })
  useTitle(site.titles.myStories)

  return (
    <VersionsScreen
      {...versions}
      backHref={paths.myStories}
      compared={compared}
      comparison={comparison}
      doneMessage={doneMessage}
      lang={lang}
      onCompare={(next: ComparedVersions) =>
        setSearch({ from: String(next.from), to: String(next.to) }, { replace: true })
      }
      title={story?.title ?? ''}
    />
  )
}
