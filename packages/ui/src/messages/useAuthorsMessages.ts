import english from './en/authors.json' with { type: 'json' }
import type { Messages, AuthorsMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const useAuthorsMessages = (): Messages & AuthorsMessages =>
  useFurtherMessages('authors', english)
