import { api } from '../client/apiSlice.ts'
import { previewLinksCalls } from '../client/calls.ts'
import type { RequestParts } from '../client/requestOf.ts'
import type { Preview, PreviewCheck, PreviewLink } from '../contract/previewLinks.ts'
import type { previewLinksRoutes } from '../contract/routes/previewLinks.ts'
import type { GameSession } from '../contract/sessions.ts'

/** A link that is to be made, and to which story. */
type NewPreviewLink = RequestParts<typeof previewLinksRoutes.createPreviewLink>['body'] & {
  story_id: string
}

interface OwnLink {
  story_id: string
  preview_code: string
}

/** Links by which test readers play a story as it stands: its author's calls, and theirs. */
export const previewLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPreviewLinks: build.query<PreviewLink[], string>({
      query: (story_id) => previewLinksCalls.call('listPreviewLinks', { params: { story_id } }),
      responseSchema: previewLinksCalls.answer('listPreviewLinks'),
      providesTags: ['PreviewLinks'],
    }),
    createPreviewLink: build.mutation<PreviewLink, NewPreviewLink>({
      query: ({ story_id, ...body }) =>
        previewLinksCalls.call('createPreviewLink', { params: { story_id }, body }),
      responseSchema: previewLinksCalls.answer('createPreviewLink'),
      invalidatesTags: ['PreviewLinks'],
    }),
    revokePreviewLink: build.mutation<{ is_revoked: true }, OwnLink>({
      query: (params) => previewLinksCalls.call('revokePreviewLink', { params }),
      responseSchema: previewLinksCalls.answer('revokePreviewLink'),
      invalidatesTags: ['PreviewLinks'],
    }),
    getPreview: build.query<Preview, string>({
      query: (preview_code) => previewLinksCalls.call('getPreview', { params: { preview_code } }),
      responseSchema: previewLinksCalls.answer('getPreview'),
    }),
    /** Counts that a link was opened. */
    openPreview: build.mutation<{ is_counted: boolean }, string>({
      query: (preview_code) => previewLinksCalls.call('openPreview', { params: { preview_code } }),
      responseSchema: previewLinksCalls.answer('openPreview'),
    }),
    checkPreview: build.query<PreviewCheck, string>({
      query: (preview_code) => previewLinksCalls.call('checkPreview', { params: { preview_code } }),
      responseSchema: previewLinksCalls.answer('checkPreview'),
      providesTags: ['OpenSessions'],
    }),
    beginPreview: build.mutation<GameSession, string>({
      query: (preview_code) => previewLinksCalls.call('beginPreview', { params: { preview_code } }),
      responseSchema: previewLinksCalls.answer('beginPreview'),
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
