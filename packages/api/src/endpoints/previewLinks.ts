import { api } from '../client/apiSlice.ts'
import { previewLinksCalls } from '../client/calls.ts'

/** Links by which test readers play a story as it stands: its author's calls, and theirs. */
export const previewLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPreviewLinks: build.query({
      ...previewLinksCalls.ask('listPreviewLinks', (story_id: string) => ({ story_id })),
      providesTags: ['PreviewLinks'],
    }),
    createPreviewLink: build.mutation({
      ...previewLinksCalls.ask('createPreviewLink'),
      invalidatesTags: ['PreviewLinks'],
    }),
    revokePreviewLink: build.mutation({
      ...previewLinksCalls.ask('revokePreviewLink'),
      invalidatesTags: ['PreviewLinks'],
    }),
    getPreview: build.query(
      previewLinksCalls.ask('getPreview', (preview_code: string) => ({ preview_code })),
    ),
    /** Counts that a link was opened. */
    openPreview: build.mutation(
      previewLinksCalls.ask('openPreview', (preview_code: string) => ({ preview_code })),
    ),
    checkPreview: build.query({
      ...previewLinksCalls.ask('checkPreview', (preview_code: string) => ({ preview_code })),
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
  useCheckPreviewQuery,
  useCreatePreviewLinkMutation,
  useGetPreviewQuery,
  useListPreviewLinksQuery,
  useOpenPreviewMutation,
  useRevokePreviewLinkMutation,
} = previewLinksApi
