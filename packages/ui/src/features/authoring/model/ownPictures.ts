import type { UploadList } from '@kathasagar/api/contract'

/** URL of the picture, or an error id or message. */
export type UploadOutcome = { image_url: string } | { fault: string }

export interface OwnPictures {
  upload: (file: File) => Promise<UploadOutcome>
  /** Returns a page of pictures, newest first. Returns null on failure. */
  list: (cursor?: string) => Promise<UploadList | null>
  /** Deletes an unused picture. Resolves with an error message, or null. */
  remove: (id: string) => Promise<string | null>
}
