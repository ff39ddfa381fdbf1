import * as z from 'zod/mini'

import { filledText, text } from './fields.ts'
import { STRUCTURE_MESSAGES } from '../../messages/structureMessages.ts'
import { STORY_LIMITS } from '../../vocabulary/vocabulary.ts'
import { ownPath, webAddress } from '../../text/webAddress.ts'

/** Pictures that ship with the product are paths of this site. */
const isPicture = (given: string) => ownPath(given) !== null || webAddress(given) !== null

const isPictureOrBlank = z.refine<string>((given) => given.trim() === '' || isPicture(given), {
  error: STRUCTURE_MESSAGES.address,
})

/** Address of a story's cover: on the web, or a path of this site. */
export const CoverImageUrl = filledText(STORY_LIMITS.urlMax).check(isPictureOrBlank)

/** Address of a plate, by the same rule; blank while its author is still at it. */
export const PlateImageUrl = text(STORY_LIMITS.urlMax).check(isPictureOrBlank)
