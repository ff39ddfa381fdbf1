import { STORY_TABS, type StoryTab } from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const [FIRST] = STORY_TABS

/**
 * Holds the open tab in the address, so that reload and Back work. The tab changes before the
 * address.
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
