import type { LongTexts } from '../../en.ts'
import { guide } from './guide.ts'
import { privacyPolicy } from './privacy.ts'
import { termsOfService } from './terms.ts'

export const longTexts: LongTexts = { guide, termsOfService, privacyPolicy }
