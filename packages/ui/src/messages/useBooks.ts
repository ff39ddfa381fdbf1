import { guide } from '../guidebook/guide.ts'
import { privacyPolicy } from '../guidebook/privacy.ts'
import { termsOfService } from '../guidebook/terms.ts'
import type { Books } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { books: { guide, termsOfService, privacyPolicy } }

/** The guide, the terms and the privacy policy in the provider's language. */
export const useBooks = (): Books => useFurtherMessages('books', english).books
