import { fetchBaseQuery } from '@reduxjs/toolkit/query'

import { readTokens } from '../auth/tokenStorage.ts'
import { API_BASE } from '../contract/route.ts'

/** Tests and scripts have no origin. */
const base = () => new URL(API_BASE, globalThis.location?.origin ?? 'http://localhost').href

export const baseQuery = fetchBaseQuery({
  baseUrl: base(),
  prepareHeaders: (headers) => {
    const tokens = readTokens()
    if (tokens && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${tokens.access_token}`)
    return headers
  },
})
