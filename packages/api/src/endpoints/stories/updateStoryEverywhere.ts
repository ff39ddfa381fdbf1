import { api } from '../../client/apiSlice.ts'
import type { StoryCard } from '../../contract/stories.ts'
import { patchStory, type CachedStories } from './patchStory.ts'

type Dispatch = (update: ReturnType<typeof api.util.updateQueryData>) => unknown

export function updateStoryEverywhere(
  dispatch: Dispatch,
  getState: () => unknown,
  id: string,
  change: (story: StoryCard) => void,
) {
  // Finds the affected endpoints by tag at run time.
  const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0]
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, [
    { type: 'Story', id },
  ])) {
    dispatch(
      api.util.updateQueryData(endpointName as never, originalArgs as never, (cached) =>
        patchStory(cached as CachedStories, id, change),
      ),
    )
  }
}
