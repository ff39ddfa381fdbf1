import * as z from 'zod/mini'

/** The letter that an account gets once a week, if it asks for it. */
export const Digest = z.object({
  /** It was asked for. */
  wanted: z.boolean(),
  /** This site sends such letters: it knows its own address, to which they lead. */
  is_sent: z.boolean(),
})
export type Digest = z.infer<typeof Digest>

export const DigestForm = z.object({ wanted: z.boolean() })
export type DigestForm = z.infer<typeof DigestForm>
