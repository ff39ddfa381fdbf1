import { api } from '../../client/apiSlice.ts'
import { requestOf, type RequestParts } from '../../client/requestOf.ts'
import { AuditPage, Overview } from '../../contract/adminAudit.ts'
import { AdminUser, AdminUsers } from '../../contract/adminUsers.ts'
import { adminRoutes } from '../../contract/routes/admin.ts'

type Query = Record<string, string | number>
type UserId = RequestParts<typeof adminRoutes.setRole>['params']

/** Who changes their own rights is asked anew who they are. */
const SHOWN = ['AdminUsers', 'Audit', 'User'] as const
const unlessRefused = (_answer: unknown, error: unknown) => (error ? [] : SHOWN)

/** The people of an installation, what was done in it, and how it fares. */
export const adminUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<AdminUsers, Query>({
      query: (query) => requestOf(adminRoutes.listUsers, { query }),
      responseSchema: AdminUsers,
      providesTags: ['AdminUsers'],
    }),
    setRole: build.mutation<AdminUser, UserId & RequestParts<typeof adminRoutes.setRole>['body']>({
      query: ({ user_id, ...body }) =>
        requestOf(adminRoutes.setRole, { params: { user_id }, body }),
      responseSchema: AdminUser,
      invalidatesTags: unlessRefused,
    }),
    setSuspension: build.mutation<
      AdminUser,
      UserId & RequestParts<typeof adminRoutes.setSuspension>['body']
    >({
      query: ({ user_id, ...body }) =>
        requestOf(adminRoutes.setSuspension, { params: { user_id }, body }),
      responseSchema: AdminUser,
      invalidatesTags: unlessRefused,
    }),
    setPremium: build.mutation<
      AdminUser,
      UserId & RequestParts<typeof adminRoutes.setPremium>['body']
    >({
      query: ({ user_id, ...body }) =>
        requestOf(adminRoutes.setPremium, { params: { user_id }, body }),
      responseSchema: AdminUser,
      invalidatesTags: unlessRefused,
    }),
    grantCredits: build.mutation<
      AdminUser,
      UserId & RequestParts<typeof adminRoutes.grantCredits>['body']
    >({
      query: ({ user_id, ...body }) =>
        requestOf(adminRoutes.grantCredits, { params: { user_id }, body }),
      responseSchema: AdminUser,
      invalidatesTags: unlessRefused,
    }),
    listAudit: build.query<AuditPage, Query>({
      query: (query) => requestOf(adminRoutes.listAudit, { query }),
      responseSchema: AuditPage,
      providesTags: ['Audit'],
    }),
    getOverview: build.query<Overview, { days: number }>({
      query: ({ days }) => requestOf(adminRoutes.getOverview, { query: { days } }),
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
