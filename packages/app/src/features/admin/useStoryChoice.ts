import { useGetStoryForEditQuery, useListAdminStoriesQuery } from '@kathasagar/api'
import type { TryValues } from '@kathasagar/ui'
import { useEffect, useState } from 'react'

/** How long somebody who types may pause, in milliseconds. */
const PAUSE_MS = 300

/** What was typed last, once nothing more is. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)

  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return paused
}

type ChosenStory = TryValues['story']

/**
 * Stories that fit what is typed, and the scenes of the one that is chosen: until then of the first that
 * players can play, so that a try is one press away.
 */
export function useStoryChoice(chosen: ChosenStory) {
  const [search, setSearch] = useState('')
  const [first, setFirst] = useState<ChosenStory>(null)
  const list = useListAdminStoriesQuery({ search: usePaused(search), page: 1, per_page: 25 })
  const found = list.data?.stories ?? []
  const playable = found.find(({ status }) => status === 'published')
  if (first === null && playable) setFirst({ id: playable.id, title: playable.title })
  const story = chosen ?? first
  const { currentData: whole } = useGetStoryForEditQuery(story?.id ?? '', { skip: story === null })
  const scenes = Object.entries(whole?.story_structure?.nodes ?? {})

  return {
    story,
    stories: found.map(({ id, title }) => ({ id, title })),
    isBusy: list.isLoading,
    onStorySearch: setSearch,
    scenes: scenes.map(([name, { title }]) => ({ name, title: title ?? '' })),
  }
}
