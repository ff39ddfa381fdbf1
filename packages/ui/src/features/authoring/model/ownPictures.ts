import type { UploadList } from '@kathasagar/api/contract'

/** URL of the uploaded image, or an error code or message. */
export type UploadOutcome = { image_url: string } | { fault: string }

export interface OwnPictures {
  upload: (file: File) => Promise<UploadOutcome>
  /** Loads one page of images, newest first. Resolves with null on failure. */
  list: (cursor?: string) => Promise<UploadList | null>
  /** Deletes an image that no story uses. Resolves with an error message, or null on success. */
  remove: (id: string) => Promise<string | null>
}
