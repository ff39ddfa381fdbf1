import { useGetStoryForEditQuery, useListAdminStoriesQuery } from '@kathasagar/api'
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

/** Stories that fit what is typed, and the scenes of the one that is chosen. */
export function useStoryChoice(chosenId: string | undefined) {
  const [search, setSearch] = useState('')
  const list = useListAdminStoriesQuery({ search: usePaused(search), page: 1, per_page: 25 })
  const { currentData: story } = useGetStoryForEditQuery(chosenId ?? '', {
    skip: chosenId === undefined,
  })
  const scenes = Object.entries(story?.story_structure?.nodes ?? {})

  return {
    stories: (list.data?.stories ?? []).map(({ id, title }) => ({ id, title })),
    isBusy: list.isLoading,
    onStorySearch: setSearch,
    scenes: scenes.map(([name, { title }]) => ({ name, title: title ?? '' })),
  }
}
