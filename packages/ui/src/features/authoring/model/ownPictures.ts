import type { UploadList } from '@kathasagar/api/contract'

/** What came of a picture that was sent: where it is kept, or what is wrong with it, by name or as a sentence. */
export type UploadOutcome = { image_url: string } | { fault: string }

/** Pictures of the author's own: brings one, shows what is there, and deletes one. */
export interface OwnPictures {
  /** Sends a picture to be kept. */
  upload: (file: File) => Promise<UploadOutcome>
  /** A page of what is kept, the latest first, from where another page ended; null where it cannot be had. */
  list: (cursor?: string) => Promise<UploadList | null>
  /** Deletes a picture that nothing shows; gives why not as a sentence. */
  remove: (id: string) => Promise<string | null>
}
