import type { Books } from '../../en.ts'
import { guide } from './guide.ts'
import { privacyPolicy } from './privacy.ts'
import { termsOfService } from './terms.ts'

export const books: Books = { guide, termsOfService, privacyPolicy }
