import { STORY_TABS, type StoryTab } from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const [FIRST] = STORY_TABS

/**
 * Which step of a new story shows: the address says it, so that a reload stays there and the browser's
 * Back leads to the step before. A step shows at once and the address follows, since what leads to a
 * field wants to find it drawn.
 */
export function useTabInAddress() {
  const [search, setSearch] = useSearchParams()
  const named = STORY_TABS.find((one) => one === search.get('tab')) ?? FIRST
  const [seen, setSeen] = useState(named)
  const [tab, setTab] = useState(named)
  if (seen !== named) {
    setSeen(named)
    setTab(named)
  }

  const show = (next: StoryTab) => {
    if (next === tab) return
    setTab(next)
    setSearch(next === FIRST ? {} : { tab: next })
  }
  return [tab, show] as const
}
