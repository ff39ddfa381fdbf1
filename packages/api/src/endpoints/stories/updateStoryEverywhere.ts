import { api } from '../../client/apiSlice.ts'
import type { StoryCard } from '../../contract/stories.ts'
import { patchStory, type CachedStories } from './patchStory.ts'

type Dispatch = (update: ReturnType<typeof api.util.updateQueryData>) => unknown

/** Changes a story in every list and page of the cache that shows it. */
export function updateStoryEverywhere(
  dispatch: Dispatch,
  getState: () => unknown,
  id: string,
  change: (story: StoryCard) => void,
) {
  // Which endpoints hold the story is known only at run time, by its tag.
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
