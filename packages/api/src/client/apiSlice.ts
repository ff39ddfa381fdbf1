import { createApi } from '@reduxjs/toolkit/query/react'

import { UNREADABLE } from './messageFor.ts'
import { refreshOn401 } from './refreshOn401.ts'
import { TAG_TYPES } from './tags.ts'

/** The one cache of what the server said. Each noun injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: refreshOn401,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
  // What a visit without a network lacks comes by itself when there is one.
  refetchOnReconnect: true,
  catchSchemaFailure: () => ({
    status: 'CUSTOM_ERROR' as const,
    error: UNREADABLE,
  }),
})
