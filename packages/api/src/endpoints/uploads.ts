import { api } from '../client/apiSlice.ts'
import { by, uploadsCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { UploadList } from '../contract/uploads.ts'

const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation(calls.ask('uploadPicture', by('base64'))),
    keepStoryPage: build.mutation(calls.ask('keepStoryPage', by('html'))),
    listUploads: build.query<UploadList, string | undefined>({
      ...calls.ask('listUploads', (cursor: string | undefined) => ({ cursor })),
    }),
    deleteUpload: build.mutation(calls.ask('deleteUpload', by('upload_id'))),
  }),
})

export const {
  useUploadPictureMutation,
  useKeepStoryPageMutation,
  useLazyListUploadsQuery,
  useDeleteUploadMutation,
} = hooksOf(uploadsApi)

export default uploadsApi
