import { api } from '../../client/apiSlice.ts'
import { by, onSuccess, adminModelsCalls as calls } from '../../client/calls.ts'
import type { AnswerOf } from '../../contract/routes.ts'

/** Tags to reload, including the players' list of models. */
const TAGS = ['AdminModels', 'Models', 'Audit'] as const
const invalidatesTags = onSuccess(...TAGS)

export const adminModelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminModels: build.query({ ...calls.ask('getAdminModels'), providesTags: ['AdminModels'] }),
    listLocalServers: build.query({
      ...calls.ask('listLocalServers'),
      providesTags: ['AdminModels'],
    }),
    addProvider: build.mutation({ ...calls.ask('addProvider'), invalidatesTags }),
    changeProvider: build.mutation({ ...calls.ask('changeProvider'), invalidatesTags }),
    removeProvider: build.mutation({
      ...calls.ask('removeProvider', by('provider_id')),
      invalidatesTags,
    }),
    checkProvider: build.mutation({
      ...calls.ask('checkProvider', by('provider_id')),
      invalidatesTags: onSuccess('AdminModels'),
    }),
    bindModel: build.mutation({ ...calls.ask('bindModel'), invalidatesTags }),
    setModelLimits: build.mutation({ ...calls.ask('setModelLimits'), invalidatesTags }),
    tryModel: build.mutation({
      ...calls.ask('tryModel'),
      invalidatesTags: ['AdminModels', 'ModelUse'],
    }),
    getModelUse: build.query<
      AnswerOf<'getModelUse'>,
      {
        days: '1' | '7' | '30'
        by: 'day' | 'model' | 'story' | 'user'
        day?: string | undefined
        page: number
        per_page: number
      }
    >({ ...calls.ask('getModelUse'), providesTags: ['ModelUse'] }),
  }),
})

export const {
  useGetAdminModelsQuery,
  useListLocalServersQuery,
  useAddProviderMutation,
  useChangeProviderMutation,
  useRemoveProviderMutation,
  useCheckProviderMutation,
  useBindModelMutation,
  useSetModelLimitsMutation,
  useTryModelMutation,
  useGetModelUseQuery,
} = adminModelsApi
