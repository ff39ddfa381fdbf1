import { api } from '../client/apiSlice.ts'
import { previewLinksCalls } from '../client/calls.ts'

export const previewLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreviewLink: build.query({
      ...previewLinksCalls.ask('getPreviewLink', (story_id: string) => ({ story_id })),
      providesTags: ['PreviewLinks'],
    }),
    createPreviewLink: build.mutation({
      ...previewLinksCalls.ask('createPreviewLink', (story_id: string) => ({ story_id })),
      invalidatesTags: ['PreviewLinks'],
    }),
    revokePreviewLink: build.mutation({
      ...previewLinksCalls.ask('revokePreviewLink', (story_id: string) => ({ story_id })),
      invalidatesTags: ['PreviewLinks'],
    }),
    getPreview: build.query({
      ...previewLinksCalls.ask('getPreview', (preview_code: string) => ({ preview_code })),
      providesTags: ['OpenSessions'],
    }),
    beginPreview: build.mutation({
      ...previewLinksCalls.ask('beginPreview', (preview_code: string) => ({ preview_code })),
      invalidatesTags: (_session, error) => (error ? [] : ['Session', 'OpenSessions', 'User']),
    }),
  }),
})

export const {
  useBeginPreviewMutation,
  useCreatePreviewLinkMutation,
  useGetPreviewLinkQuery,
  useGetPreviewQuery,
  useRevokePreviewLinkMutation,
} = previewLinksApi
