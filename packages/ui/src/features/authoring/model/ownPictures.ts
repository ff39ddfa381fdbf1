import type { UploadList } from '@kathasagar/api/contract'

/** Address of the picture, or an error as a name or sentence. */
export type UploadOutcome = { image_url: string } | { fault: string }

export interface OwnPictures {
  upload: (file: File) => Promise<UploadOutcome>
  /** Returns a page of pictures, newest first, or null on failure. */
  list: (cursor?: string) => Promise<UploadList | null>
  /** Deletes an unused picture. Resolves with the reason if it was not deleted. */
  remove: (id: string) => Promise<string | null>
}
