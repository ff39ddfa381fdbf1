import { comments } from './en/comments.ts'
import type { CommentsMessages, Messages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { comments }

/** The strings of the provider's language, with those of comments and reviews. */
export const useCommentsMessages = (): Messages & CommentsMessages =>
  useFurtherMessages('comments', english)
