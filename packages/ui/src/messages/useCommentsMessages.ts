import english from './en/comments.json' with { type: 'json' }
import type { CommentsMessages, Messages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const useCommentsMessages = (): Messages & CommentsMessages =>
  useFurtherMessages('comments', english)
