import { text } from '@kathasagar/story/schema'
import { STORY_LIMITS, type ImageModelKey } from '@kathasagar/story/vocabulary'
import * as z from 'zod/mini'

/** Words of a story that a cover is drawn from. */
export const CoverRequest = z.strictObject({
  title: text(STORY_LIMITS.titleMax),
  story_description: text(STORY_LIMITS.descriptionMax),
})

export const CoverAnswer = z.object({ cover_image_url: z.string() })

/** What the painter is asked to draw for a cover, in the painter's own words. */
export interface PaintedCover {
  manner: ImageModelKey
  place: string
  time: string
  weather: string
  mood: string
  /** A kind of person, or `nobody`. */
  who: string
  /** Another one arranges the same anew; a whole number below 1,000,000. */
  seed: number
}

/** Where such covers are to be had: all that they show stands in the address, so none is stored. */
export const PAINTED_COVERS = '/covers/painted/'

/** The address of a painted cover; always the same picture for the same wish. */
export const paintedCoverAddress = ({
  manner,
  place,
  time,
  weather,
  mood,
  who,
  seed,
}: PaintedCover) =>
  `${PAINTED_COVERS}${[manner, place, time, weather, mood, who, seed].join('-')}.svg`
