import english from './en/uploads.json' with { type: 'json' }
import type { Messages, UploadsMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

/** The strings of the provider's language, with those of bringing a picture. */
export const useUploadsMessages = (): Messages & UploadsMessages =>
  useFurtherMessages('uploads', english)
