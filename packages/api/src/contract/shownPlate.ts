import * as z from 'zod/mini'

/** A picture of the story's own, as it is shown: always from this site. */
export const ShownPlate = z.object({
  image_url: z.string(),
  /** What it shows, in words. */
  alt: z.string(),
})
export type ShownPlate = z.infer<typeof ShownPlate>
