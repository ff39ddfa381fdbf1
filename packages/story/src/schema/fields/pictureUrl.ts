import * as z from 'zod/mini'

import { filledText, text } from './fields.ts'
import { STRUCTURE_MESSAGES } from '../../messages/structureMessages.ts'
import { STORY_LIMITS } from '../../vocabulary/vocabulary.ts'
import { wholePictureAddress } from '../../text/storedPicture.ts'
import { ownPath, webAddress } from '../../text/webAddress.ts'

/** Built-in images have a path on this site. */
const isPicture = (given: string) => ownPath(given) !== null || webAddress(given) !== null

const isPictureOrBlank = z.refine<string>((given) => given.trim() === '' || isPicture(given), {
  error: STRUCTURE_MESSAGES.address,
})

/** Stored images have one canonical address, which identifies their owner and use. */
const asWhole = z.overwrite(wholePictureAddress)

export const CoverImageUrl = filledText(STORY_LIMITS.urlMax).check(isPictureOrBlank, asWhole)

/** Like `CoverImageUrl`, but may be blank in a draft. */
export const PlateImageUrl = text(STORY_LIMITS.urlMax).check(isPictureOrBlank, asWhole)
