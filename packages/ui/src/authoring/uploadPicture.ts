/** What came of a picture that was sent: where it is kept, or what is wrong with it, by name or as a sentence. */
export type UploadOutcome = { image_url: string } | { fault: string }

/** Sends a picture of the author's own to be kept. */
export type UploadPicture = (file: File) => Promise<UploadOutcome>
