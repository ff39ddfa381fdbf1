import { authors } from './en/authors.ts'
import type { Messages, AuthorsMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { authors }

/** The strings of the provider's language, with those of an author's page. */
export const useAuthorsMessages = (): Messages & AuthorsMessages =>
  useFurtherMessages('authors', english)
