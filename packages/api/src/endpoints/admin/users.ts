import type * as z from 'zod/mini'

import { api } from '../../client/apiSlice.ts'
import { onSuccess, adminCalls as calls } from '../../client/calls.ts'
import { hooksOf } from '../../client/hooks.ts'
import type {
  AuditPage,
  Overview,
  AdminUser,
  AdminUsers,
  CreditGrant,
} from '../../contract/admin.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/vocabulary/vocabulary.ts'

type Query = Record<string, string | number>
interface GrantArgs extends z.input<typeof CreditGrant> {
  user_id: string
  /** Idempotency key. */
  key: string
}

/** Tags to reload. They include `User`, because admins can change their own role. */
const TAGS = ['AdminUsers', 'Audit', 'User'] as const
const invalidatesTags = onSuccess(...TAGS)

const adminUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<AdminUsers, Query>({
      ...calls.ask('listUsers'),
      providesTags: ['AdminUsers'],
    }),
    setRole: build.mutation({ ...calls.ask('setRole'), invalidatesTags }),
    setSuspension: build.mutation({
      ...calls.ask('setSuspension'),
      // Stories may be taken down or restored with the account.
      invalidatesTags: onSuccess(...TAGS, 'AdminStories', 'ReviewQueue', 'Stories', 'Story'),
    }),
    setPremium: build.mutation({ ...calls.ask('setPremium'), invalidatesTags }),
    grantCredits: build.mutation<AdminUser, GrantArgs>({
      query: ({ user_id, key, ...body }) => ({
        ...calls.call('grantCredits', { params: { user_id }, body }),
        sending: { headers: { [IDEMPOTENCY_HEADER]: key } },
      }),
      responseSchema: calls.answer('grantCredits'),
      invalidatesTags,
    }),
    listAudit: build.query<AuditPage, Query>({
      ...calls.ask('listAudit'),
      providesTags: ['Audit'],
    }),
    getOverview: build.query<Overview, { days: number }>(calls.ask('getOverview')),
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
} = hooksOf(adminUsersApi)

export default adminUsersApi
