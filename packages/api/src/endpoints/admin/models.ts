import type * as z from 'zod/mini'

import { api } from '../../client/apiSlice.ts'
import { by, onSuccess, adminModelsCalls as calls } from '../../client/calls.ts'
import { hooksOf } from '../../client/hooks.ts'
import type {
  AdminModels,
  AdminProvider,
  BindingForm,
  ModelBinding,
  ModelUseReport,
  ProviderCheck,
  ProviderForm,
} from '../../contract/adminModels.ts'

/** Tags to reload, including the players' list of models. */
const TAGS = ['AdminModels', 'Models', 'Audit'] as const
const invalidatesTags = onSuccess(...TAGS)

const adminModelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminModels: build.query<AdminModels, void>({
      ...calls.ask('getAdminModels'),
      providesTags: ['AdminModels'],
    }),
    listLocalServers: build.query({
      ...calls.ask('listLocalServers'),
      providesTags: ['AdminModels'],
    }),
    addProvider: build.mutation<AdminProvider, z.input<typeof ProviderForm>>({
      ...calls.ask('addProvider'),
      invalidatesTags,
    }),
    changeProvider: build.mutation<
      AdminProvider,
      z.input<typeof ProviderForm> & { provider_id: string }
    >({ ...calls.ask('changeProvider'), invalidatesTags }),
    removeProvider: build.mutation({
      ...calls.ask('removeProvider', by('provider_id')),
      invalidatesTags,
    }),
    checkProvider: build.mutation<ProviderCheck, string>({
      ...calls.ask('checkProvider', by('provider_id')),
      invalidatesTags: onSuccess('AdminModels'),
    }),
    bindModel: build.mutation<ModelBinding, z.input<typeof BindingForm> & { model_key: string }>({
      ...calls.ask('bindModel'),
      invalidatesTags,
    }),
    setModelLimits: build.mutation({ ...calls.ask('setModelLimits'), invalidatesTags }),
    tryModel: build.mutation({
      ...calls.ask('tryModel'),
      invalidatesTags: ['AdminModels', 'ModelUse'],
    }),
    getModelUse: build.query<
      ModelUseReport,
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
} = hooksOf(adminModelsApi)

export default adminModelsApi
