import { api } from '../../client/apiSlice.ts'
import { adminCalls } from '../../client/calls.ts'
import type { RequestParts } from '../../client/requestOf.ts'
import type { AuditPage, Overview } from '../../contract/admin.ts'
import type { AdminUser, AdminUsers } from '../../contract/admin.ts'
import type { adminRoutes } from '../../contract/admin.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/vocabulary/vocabulary.ts'

/** Idempotency key. */
interface Keyed {
  key: string
}

type Query = Record<string, string | number>
type UserId = RequestParts<typeof adminRoutes.setRole>['params']

/** Includes `User`, because admins can change their own role. */
const TAGS = ['AdminUsers', 'Audit', 'User'] as const
const tagsOnSuccess = (_answer: unknown, error: unknown) => (error ? [] : TAGS)

export const adminUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<AdminUsers, Query>({
      ...adminCalls.ask('listUsers'),
      providesTags: ['AdminUsers'],
    }),
    setRole: build.mutation({
      ...adminCalls.ask('setRole'),
      invalidatesTags: tagsOnSuccess,
    }),
    setSuspension: build.mutation({
      ...adminCalls.ask('setSuspension'),
      // Stories may be taken down or restored with the account.
      invalidatesTags: (_answer, error) =>
        error ? [] : [...TAGS, 'AdminStories', 'ReviewQueue', 'Stories', 'Story'],
    }),
    setPremium: build.mutation({
      ...adminCalls.ask('setPremium'),
      invalidatesTags: tagsOnSuccess,
    }),
    grantCredits: build.mutation<
      AdminUser,
      UserId & Keyed & RequestParts<typeof adminRoutes.grantCredits>['body']
    >({
      query: ({ user_id, key, ...body }) => ({
        ...adminCalls.call('grantCredits', { params: { user_id }, body }),
        sending: { headers: { [IDEMPOTENCY_HEADER]: key } },
      }),
      responseSchema: adminCalls.answer('grantCredits'),
      invalidatesTags: tagsOnSuccess,
    }),
    listAudit: build.query<AuditPage, Query>({
      ...adminCalls.ask('listAudit'),
      providesTags: ['Audit'],
    }),
    getOverview: build.query<Overview, { days: number }>(adminCalls.ask('getOverview')),
  }),
})

export const {
  useListUsersQuery,
  useSetRoleMutation,
  useSetSuspensionMutation,
  useSetPremiumMutation,
  useGrantCreditsMutation,
  useListAuditQuery,
  useGetOverviewQuery,
} = adminUsersApi
