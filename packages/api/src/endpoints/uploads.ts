import { api } from '../client/apiSlice.ts'
import { uploadsCalls } from '../client/calls.ts'
import type { StoryPage } from '../contract/storyPages.ts'
import type { Upload, UploadList } from '../contract/uploads.ts'

/** Pictures of the caller's own. */
export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the bytes of a picture as Base64. */
    uploadPicture: build.mutation<Upload, string>({
      query: (base64) => uploadsCalls.call('uploadPicture', { body: { base64 } }),
      responseSchema: uploadsCalls.answer('uploadPicture'),
    }),
    /** Takes a published page as its file. */
    keepStoryPage: build.mutation<StoryPage, string>({
      query: (html) => uploadsCalls.call('keepStoryPage', { body: { html } }),
      responseSchema: uploadsCalls.answer('keepStoryPage'),
    }),
    /** A page of the pictures that the caller has brought, from where another ended. */
    listUploads: build.query<UploadList, string | undefined>({
      query: (cursor) =>
        uploadsCalls.call('listUploads', { query: cursor === undefined ? {} : { cursor } }),
      responseSchema: uploadsCalls.answer('listUploads'),
    }),
    /** Deletes a picture that nothing shows. */
    deleteUpload: build.mutation<{ id: string }, string>({
      query: (upload_id) => uploadsCalls.call('deleteUpload', { params: { upload_id } }),
      responseSchema: uploadsCalls.answer('deleteUpload'),
    }),
  }),
})

export const {
  useUploadPictureMutation,
  useKeepStoryPageMutation,
  useLazyListUploadsQuery,
  useDeleteUploadMutation,
} = uploadsApi
