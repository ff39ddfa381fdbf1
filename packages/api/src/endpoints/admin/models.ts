import { api } from '../../client/apiSlice.ts'
import { adminModelsCalls } from '../../client/calls.ts'
import type { AnswerOf } from '../../contract/routes.ts'

/** Includes the players' list of models. */
const TAGS = ['AdminModels', 'Models', 'Audit'] as const
const tagsOnSuccess = (_answer: unknown, error: unknown) => (error ? [] : TAGS)

export const adminModelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminModels: build.query({
      ...adminModelsCalls.ask('getAdminModels'),
      providesTags: ['AdminModels'],
    }),
    listLocalServers: build.query({
      ...adminModelsCalls.ask('listLocalServers'),
      providesTags: ['AdminModels'],
    }),
    addProvider: build.mutation({
      ...adminModelsCalls.ask('addProvider'),
      invalidatesTags: tagsOnSuccess,
    }),
    changeProvider: build.mutation({
      ...adminModelsCalls.ask('changeProvider'),
      invalidatesTags: tagsOnSuccess,
    }),
    removeProvider: build.mutation({
      ...adminModelsCalls.ask('removeProvider', (provider_id: string) => ({ provider_id })),
      invalidatesTags: tagsOnSuccess,
    }),
    checkProvider: build.mutation({
      ...adminModelsCalls.ask('checkProvider', (provider_id: string) => ({ provider_id })),
      invalidatesTags: (_answer, error) => (error ? [] : ['AdminModels']),
    }),
    bindModel: build.mutation({
      ...adminModelsCalls.ask('bindModel'),
      invalidatesTags: tagsOnSuccess,
    }),
    setModelLimits: build.mutation({
      ...adminModelsCalls.ask('setModelLimits'),
      invalidatesTags: tagsOnSuccess,
    }),
    tryModel: build.mutation({
      ...adminModelsCalls.ask('tryModel'),
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
    >({
      ...adminModelsCalls.ask('getModelUse'),
      providesTags: ['ModelUse'],
    }),
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
