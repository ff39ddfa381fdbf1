import english from './en/authors.json' with { type: 'json' }
import type { Messages, AuthorsMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

/** The strings of the provider's language, with those of an author's page. */
export const useAuthorsMessages = (): Messages & AuthorsMessages =>
  useFurtherMessages('authors', english)
