import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { StorySearch } from '@kathasagar/ui'
import { useNavigate } from 'react-router-dom'

import { paths } from '../navigation/paths.ts'
import { useStorySearch } from './useStorySearch.ts'

/** Its own component, so that typing re-renders nothing else. */
export function SiteSearch() {
  const search = useStorySearch()
  const navigate = useNavigate()

  return (
    <StorySearch
      {...search}
      onAction={({ id }) => void navigate(paths.story(id))}
      onSubmit={(q) => void navigate(paths.browse({ q: q.slice(0, LIMITS.searchQueryMax) }))}
      resultsHref={paths.browse()}
      storyHref={paths.story}
    />
  )
}
