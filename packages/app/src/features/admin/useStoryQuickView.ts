import { useGetStoryForEditQuery } from '@kathasagar/api'
import type { AdminStory } from '@kathasagar/api/contract'
import { useState } from 'react'

export function useStoryQuickView() {
  const [id, setId] = useState<string | null>(null)
  const { currentData: stored, isError } = useGetStoryForEditQuery(id ?? '', {
    skip: id === null,
    refetchOnMountOrArgChange: true,
  })

  return {
    quickView: { id, stored, hasFailed: isError && stored === undefined },
    onQuickViewChange: (story: AdminStory | null) => setId(story?.id ?? null),
  }
}
