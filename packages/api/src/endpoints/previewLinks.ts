import { api } from '../client/apiSlice.ts'
import { previewLinksCalls } from '../client/calls.ts'
import type { RequestParts } from '../client/requestOf.ts'
import type { Preview, PreviewCheck, PreviewLink } from '../contract/previewLinks.ts'
import type { routes as previewLinksRoutes } from '../contract/routes/previewLinks.ts'
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
      ...previewLinksCalls.ask('listPreviewLinks', (story_id: string) => ({ story_id })),
      providesTags: ['PreviewLinks'],
    }),
    createPreviewLink: build.mutation<PreviewLink, NewPreviewLink>({
      ...previewLinksCalls.ask('createPreviewLink'),
      invalidatesTags: ['PreviewLinks'],
    }),
    revokePreviewLink: build.mutation<{ is_revoked: true }, OwnLink>({
      ...previewLinksCalls.ask('revokePreviewLink'),
      invalidatesTags: ['PreviewLinks'],
    }),
    getPreview: build.query<Preview, string>(
      previewLinksCalls.ask('getPreview', (preview_code: string) => ({ preview_code })),
    ),
    /** Counts that a link was opened. */
    openPreview: build.mutation<{ is_counted: boolean }, string>(
      previewLinksCalls.ask('openPreview', (preview_code: string) => ({ preview_code })),
    ),
    checkPreview: build.query<PreviewCheck, string>({
      ...previewLinksCalls.ask('checkPreview', (preview_code: string) => ({ preview_code })),
      providesTags: ['OpenSessions'],
    }),
    beginPreview: build.mutation<GameSession, string>({
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
