import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { StorySearch } from '@kathasagar/ui'
import { useNavigate } from 'react-router-dom'

import { paths } from '../navigation/paths.ts'
import { useStorySearch } from './useStorySearch.ts'

/** The search of the whole site. Its words are its own, so that a letter draws nothing else anew. */
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
