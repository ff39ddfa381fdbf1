import type {
  Declined,
  Hint,
  LogEntryType,
  ScenePicture,
  SuggestedModel,
} from '@kathasagar/api/contract'

import type { PlayMessages } from '../../../messages/en.ts'
import type { StreamText } from './streamText.ts'

export interface LogEntryModel {
  /** Stable id, which is the same while the turn runs and in the history. */
  id: string
  type: LogEntryType
  /** Text, or parts that are joined by spaces. For an image, the URL. */
  content: string | readonly string[]
  isHistorical: boolean
  isNew?: boolean
  isGrowing?: boolean
  /** Store with the streamed text, which replaces `content`. */
  telling?: StreamText
  /** True while the turn is being regenerated. The old text is visible until text arrives. */
  isRetold?: boolean
  /** Old text, which reserves the space until the new one is complete. */
  stead?: string
  model_used?: string
  credits_consumed?: number
  style?: string
  alt?: string
  /** True if the image is above the text of its scene. */
  opens?: boolean
  /** Portrait of a person who first appears in this text. Only for `narrative`. */
  portrait?: ScenePicture
  isAboutCredits?: boolean
  /** Reason why the input was declined. Only for `declined`. */
  declined?: Declined
  /** Answer to a question about how to play. Only for `hint`. */
  hint?: Hint
  /** Choices that the input may refer to, best match first. Only for `asked`. */
  asked?: readonly string[]
  /** True if the input also caused a turn, which was charged. Only for `asked`. */
  isBesideTurn?: boolean
  /** Other models that the player can afford. Shown after an error. */
  alternatives?: readonly SuggestedModel[]
}

/** Returns the id of the line with the narrative of a turn. Turn numbers start at 0. */
export const narrativeId = (turnNumber: number) => `${turnNumber}-narrative`

export const openingId = (turnNumber: number) => `${turnNumber}-image`

/** Returns the turn number of a line, or null if the client added the line. */
export function turnNumberOf({ id }: Pick<LogEntryModel, 'id'>): number | null {
  const digits = /^\d+(?=-)/.exec(id)?.[0]
  return digits === undefined ? null : Number(digits)
}

const INTRO_TYPES = new Set<LogEntryType>([
  'session_separator',
  'action',
  'user_action',
  'choice',
  'model_info',
])

/** Returns true if a line only introduces an answer, so that the answer need not wait for it. */
export const isIntro = ({ type }: Pick<LogEntryModel, 'type'>) => INTRO_TYPES.has(type)

export const isAnswerIntro = (
  { type, content }: Pick<LogEntryModel, 'type' | 'content'>,
  { continuingStory }: Pick<PlayMessages['play'], 'continuingStory'>,
) => type === 'action' && textOf({ content }) === continuingStory

export function textOf({ content }: Pick<LogEntryModel, 'content'>): string {
  return typeof content === 'string' ? content : content.join(' ')
}
