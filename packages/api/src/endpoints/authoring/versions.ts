import { api } from '../../client/apiSlice.ts'
import { authoringCalls as calls, type Page } from '../../client/calls.ts'
import { hooksOf } from '../../client/hooks.ts'
import type { EditableStory, StoryVersion, FullVersion } from '../../contract/authoring.ts'
import { LIMITS } from '../../contract/vocabulary/vocabulary.ts'
import { tagsOf } from './tagsOf.ts'

interface VersionArgs {
  story_id: string
  number: number
}

const paramsOf = ({ story_id, number }: VersionArgs) => ({ story_id, number: String(number) })

const versionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStoryVersions: build.infiniteQuery<StoryVersion[], string, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) =>
          page.length < LIMITS.versionsPage ? undefined : page.at(-1)?.number,
      },
      ...calls.ask('listStoryVersions', ({ queryArg, pageParam }: Page<string, number | null>) => ({
        story_id: queryArg,
        before: pageParam ?? undefined,
      })),
      providesTags: (_versions, _error, id) => [{ type: 'StoryVersions', id }],
    }),
    /** Versions are immutable. */
    getStoryVersion: build.query<FullVersion, VersionArgs>({
      ...calls.ask('getStoryVersion', paramsOf),
      // Structural sharing fails for a node named `__proto__`.
      structuralSharing: false,
    }),
    restoreVersion: build.mutation<EditableStory, VersionArgs>({
      ...calls.ask('restoreVersion', paramsOf),
      invalidatesTags: (_answer, error, { story_id: id }) =>
        error ? [] : [...tagsOf(id), { type: 'StoryVersions', id }, { type: 'EditableStory', id }],
    }),
  }),
})

export const {
  useGetStoryVersionQuery,
  useListStoryVersionsInfiniteQuery,
  useRestoreVersionMutation,
} = hooksOf(versionsApi)

export default versionsApi
