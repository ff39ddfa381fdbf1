import { api } from '../client/apiSlice.ts'
import { uploadsCalls } from '../client/calls.ts'
import type { UploadList } from '../contract/uploads.ts'

/** Pictures of the caller's own. */
export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the bytes of a picture as Base64. */
    uploadPicture: build.mutation(
      uploadsCalls.ask('uploadPicture', (base64: string) => ({ base64 })),
    ),
    /** Takes a published page as its file. */
    keepStoryPage: build.mutation(uploadsCalls.ask('keepStoryPage', (html: string) => ({ html }))),
    /** A page of the pictures that the caller has brought, from where another ended. */
    listUploads: build.query<UploadList, string | undefined>({
      query: (cursor) =>
        uploadsCalls.call('listUploads', { query: cursor === undefined ? {} : { cursor } }),
      responseSchema: uploadsCalls.answer('listUploads'),
    }),
    /** Deletes a picture that nothing shows. */
    deleteUpload: build.mutation(
      uploadsCalls.ask('deleteUpload', (upload_id: string) => ({ upload_id })),
    ),
  }),
})

export const {
  useUploadPictureMutation,
  useKeepStoryPageMutation,
  useLazyListUploadsQuery,
  useDeleteUploadMutation,
} = uploadsApi
