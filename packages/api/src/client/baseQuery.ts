import { fetchBaseQuery } from '@reduxjs/toolkit/query'

import { readTokens } from '../auth/tokenStorage.ts'
import { API_BASE } from '../contract/route.ts'

/** Outside a page (tests, scripts) there is no origin to be relative to. */
const base = () => new URL(API_BASE, globalThis.location?.origin ?? 'http://localhost').href

/** One request with the access token that is held now, unless it names one. */
export const baseQuery = fetchBaseQuery({
  baseUrl: base(),
  prepareHeaders: (headers) => {
    const tokens = readTokens()
    if (tokens && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${tokens.access_token}`)
    return headers
  },
})
