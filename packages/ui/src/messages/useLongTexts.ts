import { guide } from './guidebook/guide.ts'
import { privacyPolicy } from './guidebook/privacy.ts'
import { termsOfService } from './guidebook/terms.ts'
import type { LongTexts } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { longTexts: { guide, termsOfService, privacyPolicy } }

export const useLongTexts = (): LongTexts => useFurtherMessages('longTexts', english).longTexts
