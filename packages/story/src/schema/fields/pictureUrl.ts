import * as z from 'zod/mini'

import { filledText, text } from './fields.ts'
import { STRUCTURE_MESSAGES } from '../../messages/structureMessages.ts'
import { STORY_LIMITS } from '../../vocabulary/vocabulary.ts'
import { wholePictureAddress } from '../../text/keptPicture.ts'
import { ownPath, webAddress } from '../../text/webAddress.ts'

/** Pictures that ship with the product are paths of this site. */
const isPicture = (given: string) => ownPath(given) !== null || webAddress(given) !== null

const isPictureOrBlank = z.refine<string>((given) => given.trim() === '' || isPicture(given), {
  error: STRUCTURE_MESSAGES.address,
})

/** A picture that is kept here is named in one way, by which it is known whose it is and that it is shown. */
const asWhole = z.overwrite(wholePictureAddress)

/** Address of a story's cover: on the web, or a path of this site. */
export const CoverImageUrl = filledText(STORY_LIMITS.urlMax).check(isPictureOrBlank, asWhole)

/** Address of a plate, by the same rule; blank while its author is still at it. */
export const PlateImageUrl = text(STORY_LIMITS.urlMax).check(isPictureOrBlank, asWhole)
