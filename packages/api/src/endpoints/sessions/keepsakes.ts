import { api } from '../../client/apiSlice.ts'
import { keepsakesCalls as calls } from '../../client/calls.ts'
import { readFile, type Download } from '../../client/readFile.ts'
import { hooksOf } from '../../client/hooks.ts'
import type { CardShape } from '../../contract/keepsakes.ts'
import type { PageLanguage } from '../../contract/pageLanguages.ts'

export type { Download }

export interface CardArgs {
  session_id: string
  /** Turn of the ending. Another path may reach a different ending. */
  turn_id: string
  shape: CardShape
  lang: PageLanguage
}

const keepsakesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEndingCard: build.query<Download, CardArgs>({
      query: ({ session_id, shape, lang }) => ({
        ...calls.call('getEndingCard', { params: { session_id }, query: { shape, lang } }),
        responseHandler: readFile,
      }),
    }),
  }),
})

export const { useGetEndingCardQuery } = hooksOf(keepsakesApi)

export default keepsakesApi
