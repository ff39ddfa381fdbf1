import { filledText } from '@kathasagar/story/schema'
import * as z from 'zod/mini'

import { id } from './fields.ts'

/** Letters that are spoken in one piece. */
export const SPEECH_MAX = 600

/** Words of a turn that are to be heard; they must stand in what the turn has told. */
export const SpeechRequest = z.strictObject({
  turn_id: id,
  text: filledText(SPEECH_MAX),
})
export type SpeechRequest = z.infer<typeof SpeechRequest>

export const Speech = z.object({
  /** Where the words are heard, as MP3; whoever has the address may listen. */
  audio_url: z.string(),
})
export type Speech = z.infer<typeof Speech>
