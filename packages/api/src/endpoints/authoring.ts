import { api } from '../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../client/requestOf.ts'
import { EditableStory, MyStories } from '../contract/myStories.ts'
import { authoringRoutes } from '../contract/routes/authoring.ts'

/** A new story, as a form sends it; numbers may be text, rules and structure JSON. */
export type NewStory = RequestParts<typeof authoringRoutes.createStory>['body']
/** Changes to a story, with the revision that they are based on. */
export type ChangedStory = RequestParts<typeof authoringRoutes.updateStory>['body'] & {
  story_id: string
}

/** What a story's way to its readers spoils: every list it enters or leaves, and its page. */
export const shownIn = (id: string) => [
  'MyStories' as const,
  'Stories' as const,
  { type: 'Story' as const, id },
]

export const authoringApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyStories: build.query<MyStories, void>({
      query: () => requestOf(authoringRoutes.listMyStories, {}),
      responseSchema: MyStories,
      providesTags: (list) => [
        'MyStories',
        ...(list?.stories ?? []).map(({ id }) => ({ type: 'Story' as const, id })),
      ],
    }),
    getStoryForEdit: build.query<EditableStory, string>({
      query: (story_id) => requestOf(authoringRoutes.getStoryForEdit, { params: { story_id } }),
      responseSchema: EditableStory,
      // Sharing would copy key by key, and a node may be named `__proto__`.
      structuralSharing: false,
      providesTags: (_story, _error, id) => [{ type: 'EditableStory', id }],
    }),
    createStory: build.mutation<EditableStory, NewStory>({
      query: (body) => requestOf(authoringRoutes.createStory, { body }),
      responseSchema: EditableStory,
      invalidatesTags: (_story, error) => (error ? [] : ['MyStories', 'AdminStories']),
    }),
    updateStory: build.mutation<EditableStory, ChangedStory>({
      query: ({ story_id, ...body }) =>
        requestOf(authoringRoutes.updateStory, { params: { story_id }, body }),
      responseSchema: EditableStory,
      invalidatesTags: (_story, error, { story_id }) =>
        error ? [] : [...shownIn(story_id), { type: 'StoryVersions', id: story_id }],
      // The form that saved goes on from the answer; asking again could only undo what is typed.
      async onQueryStarted({ story_id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        dispatch(authoringApi.util.updateQueryData('getStoryForEdit', story_id, () => data))
      },
    }),
  }),
})

export const {
  useListMyStoriesQuery,
  useGetStoryForEditQuery,
  useCreateStoryMutation,
  useUpdateStoryMutation,
} = authoringApi
