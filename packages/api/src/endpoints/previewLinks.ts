import { api } from '../client/apiSlice.ts'
import { by, onSuccess, previewLinksCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { Preview } from '../contract/previewLinks.ts'
import type { GameSession } from '../contract/sessions.ts'

const previewLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreviewLink: build.query({
      ...calls.ask('getPreviewLink', by('story_id')),
      providesTags: ['PreviewLinks'],
    }),
    createPreviewLink: build.mutation({
      ...calls.ask('createPreviewLink', by('story_id')),
      invalidatesTags: ['PreviewLinks'],
    }),
    revokePreviewLink: build.mutation({
      ...calls.ask('revokePreviewLink', by('story_id')),
      invalidatesTags: ['PreviewLinks'],
    }),
    getPreview: build.query<Preview, string>({
      ...calls.ask('getPreview', by('preview_code')),
      providesTags: ['OpenSessions'],
    }),
    beginPreview: build.mutation<GameSession, string>({
      ...calls.ask('beginPreview', by('preview_code')),
      invalidatesTags: onSuccess('Session', 'OpenSessions', 'User'),
    }),
  }),
})

export const {
  useBeginPreviewMutation,
  useCreatePreviewLinkMutation,
  useGetPreviewLinkQuery,
  useGetPreviewQuery,
  useRevokePreviewLinkMutation,
} = hooksOf(previewLinksApi)

export default previewLinksApi
