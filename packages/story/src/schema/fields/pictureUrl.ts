import * as z from 'zod/mini'

import { nonEmptyText, text } from './fields.ts'
import { STRUCTURE_MESSAGES } from '../../messages/structureMessages.ts'
import { STORY_LIMITS } from '../../vocabulary/vocabulary.ts'
import { wholePictureAddress } from '../../text/storedPicture.ts'
import { ownPath, webAddress } from '../../text/webAddress.ts'

/** Accepts paths on this site, for bundled images, and web addresses. */
const isPicture = (given: string) => ownPath(given) !== null || webAddress(given) !== null

const isPictureOrBlank = z.refine<string>((given) => given.trim() === '' || isPicture(given), {
  error: STRUCTURE_MESSAGES.address,
})

/** Converts a stored image's address to its canonical form, which identifies its owner and use. */
const asWhole = z.overwrite(wholePictureAddress)

export const CoverImageUrl = nonEmptyText(STORY_LIMITS.urlMax).check(isPictureOrBlank, asWhole)

/** Like `CoverImageUrl`, but may be blank in a draft. */
export const PlateImageUrl = text(STORY_LIMITS.urlMax).check(isPictureOrBlank, asWhole)
