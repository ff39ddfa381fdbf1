import { api } from '../client/apiSlice.ts'
import { uploadsCalls } from '../client/calls.ts'
import type { Upload } from '../contract/uploads.ts'

/** Pictures of the caller's own. */
export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the bytes of a picture as Base64. */
    uploadPicture: build.mutation<Upload, string>({
      query: (base64) => uploadsCalls.call('uploadPicture', { body: { base64 } }),
      responseSchema: uploadsCalls.answer('uploadPicture'),
    }),
  }),
})

export const { useUploadPictureMutation } = uploadsApi
