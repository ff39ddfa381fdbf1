import { uploads } from './en/uploads.ts'
import type { Messages, UploadsMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { uploads }

/** The strings of the provider's language, with those of bringing a picture. */
export const useUploadsMessages = (): Messages & UploadsMessages =>
  useFurtherMessages('uploads', english)
