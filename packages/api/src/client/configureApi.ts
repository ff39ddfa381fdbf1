import { fetchBaseQuery } from '@reduxjs/toolkit/query'

import { readTokens } from '../auth/tokenStorage.ts'
import { API_BASE } from '../contract/vocabulary/vocabulary.ts'

export interface ApiSettings {
  /** Address of the API including its path. On a server, it must be absolute. */
  baseUrl: string
  /** Credentials mode. Default: `include`, so that cookies are sent to other origins too. */
  credentials?: RequestCredentials
}

const connect = ({ baseUrl, credentials = 'include' }: ApiSettings) =>
  fetchBaseQuery({
    baseUrl,
    credentials,
    prepareHeaders: (headers) => {
      const tokens = readTokens()
      if (tokens && !headers.has('authorization'))
        headers.set('authorization', `Bearer ${tokens.access_token}`)
      return headers
    },
  })

// Tests and scripts have no location.
const origin = globalThis.location?.origin ?? 'http://localhost'
let connection = connect({ baseUrl: new URL(API_BASE, origin).href })

/** Sets the address of the API for all later calls. Default: `/api/v1` on the page's origin. */
export function configureApi(settings: ApiSettings): void {
  connection = connect(settings)
}

export const baseQuery: typeof connection = (...call) => connection(...call)
