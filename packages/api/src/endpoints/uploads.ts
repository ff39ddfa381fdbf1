import { api } from '../client/apiSlice.ts'
import { uploadsCalls } from '../client/calls.ts'
import type { UploadList } from '../contract/uploads.ts'

export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation(
      uploadsCalls.ask('uploadPicture', (base64: string) => ({ base64 })),
    ),
    keepStoryPage: build.mutation(uploadsCalls.ask('keepStoryPage', (html: string) => ({ html }))),
    listUploads: build.query<UploadList, string | undefined>({
      query: (cursor) =>
        uploadsCalls.call('listUploads', { query: cursor === undefined ? {} : { cursor } }),
      responseSchema: uploadsCalls.answer('listUploads'),
    }),
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
