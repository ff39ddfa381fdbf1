import { createApi } from '@reduxjs/toolkit/query/react'

import { UNREADABLE } from './messageFor.ts'
import { refreshOn401 } from './refreshOn401.ts'
import { TAG_TYPES } from './tags.ts'

export const api = createApi({
  reducerPath: 'api',
  baseQuery: refreshOn401,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
  // Loads data that is missing after an offline visit.
  refetchOnReconnect: true,
  catchSchemaFailure: () => ({
    status: 'CUSTOM_ERROR' as const,
    error: UNREADABLE,
  }),
})
