import { api } from '../../client/apiSlice.ts'
import { sessionsCalls } from '../../client/calls.ts'
import type { BookFormat, CardShape } from '../../contract/keepsakes.ts'
import type { PageLanguage } from '../../contract/pageLanguages.ts'

/** A file as the store can hold it. */
export interface HeldFile {
  file_name: string
  /** The whole of it as a `data:` address. */
  url: string
}

export interface CardArgs {
  session_id: string
  /** The turn that reached the ending: after a way back the session may reach another. */
  turn_id: string
  shape: CardShape
  /** What the site itself says on it. */
  lang: PageLanguage
}

export interface BookArgs {
  session_id: string
  format: BookFormat
  lang: PageLanguage
}

const NAMED = /filename\*=UTF-8''([^;]+)/

const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    // Read in this way it is text, whatever its type allows.
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read'))
    reader.readAsDataURL(blob)
  })

/** Reads a file that the server sends; a refusal is JSON as ever. */
async function readFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json()
  const named = NAMED.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const file: HeldFile = {
    file_name: decodeURIComponent(named),
    url: await addressOf(await response.blob()),
  }
  return file
}

const sending = { responseHandler: readFile }

export const keepsakesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEndingCard: build.query<HeldFile, CardArgs>({
      query: ({ session_id, shape, lang }) => ({
        ...sessionsCalls.call('getEndingCard', { params: { session_id }, query: { shape, lang } }),
        sending,
      }),
    }),
    /** Asked for with a press, and let go of once it is saved. */
    takeSessionBook: build.mutation<HeldFile, BookArgs>({
      query: ({ session_id, format, lang }) => ({
        ...sessionsCalls.call('getSessionBook', {
          params: { session_id },
          query: { format, lang },
        }),
        sending,
      }),
    }),
  }),
})

export const { useGetEndingCardQuery, useTakeSessionBookMutation } = keepsakesApi
