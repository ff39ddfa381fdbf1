import english from './en/uploads.json' with { type: 'json' }
import type { Messages, UploadsMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const useUploadsMessages = (): Messages & UploadsMessages =>
  useFurtherMessages('uploads', english)
