import { api } from '../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../client/requestOf.ts'
import { AuditPage, Overview } from '../contract/adminAudit.ts'
import { AdminUser, AdminUsers } from '../contract/adminUsers.ts'

type Query = Record<string, string | number>
type UserId = RequestParts<'setRole'>['params']

/** Who changes their own rights is asked anew who they are. */
const SHOWN = ['AdminUsers', 'Audit', 'User'] as const
const unlessRefused = (_answer: unknown, error: unknown) => (error ? [] : SHOWN)

/** The people of an installation, what was done in it, and how it fares. */
export const adminUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<AdminUsers, Query>({
      query: (query) => requestOf('listUsers', { query }),
      responseSchema: AdminUsers,
      providesTags: ['AdminUsers'],
    }),
    setRole: build.mutation<AdminUser, UserId & RequestParts<'setRole'>['body']>({
      query: ({ user_id, ...body }) => requestOf('setRole', { params: { user_id }, body }),
      responseSchema: AdminUser,
      invalidatesTags: unlessRefused,
    }),
    setSuspension: build.mutation<AdminUser, UserId & RequestParts<'setSuspension'>['body']>({
      query: ({ user_id, ...body }) => requestOf('setSuspension', { params: { user_id }, body }),
      responseSchema: AdminUser,
      invalidatesTags: unlessRefused,
    }),
    setPremium: build.mutation<AdminUser, UserId & RequestParts<'setPremium'>['body']>({
      query: ({ user_id, ...body }) => requestOf('setPremium', { params: { user_id }, body }),
      responseSchema: AdminUser,
      invalidatesTags: unlessRefused,
    }),
    grantCredits: build.mutation<AdminUser, UserId & RequestParts<'grantCredits'>['body']>({
      query: ({ user_id, ...body }) => requestOf('grantCredits', { params: { user_id }, body }),
      responseSchema: AdminUser,
      invalidatesTags: unlessRefused,
    }),
    listAudit: build.query<AuditPage, Query>({
      query: (query) => requestOf('listAudit', { query }),
      responseSchema: AuditPage,
      providesTags: ['Audit'],
    }),
    getOverview: build.query<Overview, { days: number }>({
      query: ({ days }) => requestOf('getOverview', { query: { days } }),
      responseSchema: Overview,
    }),
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
