import type {
  Declined,
  Hint,
  LogEntryType,
  ShownPlate,
  SuggestedModel,
} from '@kathasagar/api/contract'

import type { PlayMessages } from '../../../messages/en.ts'
import type { TellingText } from './tellingText.ts'

export interface LogEntryModel {
  /** Stays the same from the moment a line is asked for until it is history. */
  id: string
  type: LogEntryType
  /** Words to show, parts joined by spaces; for `image` the picture's address. */
  content: string | readonly string[]
  isHistorical: boolean
  isNew?: boolean
  isGrowing?: boolean
  /** Text that still arrives; stands in for `content`. */
  telling?: TellingText
  /** The turn is being told again: what was told stands until other words take its place. */
  isRetold?: boolean
  /** The words in whose place it is told, which keep their room until it is whole. */
  stead?: string
  /** `model_key` of whoever told; for `model_info`. */
  model_used?: string
  /** Price of the turn; for `model_info`. */
  credits_consumed?: number
  style?: string
  alt?: string
  /** The picture stands before the words of its scene, which it opens. */
  opens?: boolean
  /** Who is met in these words for the first time; for `narrative`. */
  portrait?: ShownPlate
  isAboutCredits?: boolean
  /** Why words were not taken into the story; for `declined`. */
  declined?: Declined
  /** An answer to what was asked about playing; for `hint`. */
  hint?: Hint
  /** Choices that the player's words may have meant, likeliest first; for `asked`. */
  asked?: readonly string[]
  /** The choices stand beside a turn that was told, and charged as ever; for `asked`. */
  isBesideTurn?: boolean
  /** Models that the wallet still allows, offered beside an error. */
  alternatives?: readonly SuggestedModel[]
}

/** The id of the line that an answer's narrative will have; turns are numbered from 0. */
export const narrativeId = (turnNumber: number) => `${turnNumber}-narrative`

export const openingId = (turnNumber: number) => `${turnNumber}-image`

/** The number of the turn that a line belongs to; null for what the client adds by itself. */
export function turnNumberOf({ id }: Pick<LogEntryModel, 'id'>): number | null {
  const digits = /^\d+(?=-)/.exec(id)?.[0]
  return digits === undefined ? null : Number(digits)
}

const LEADS_UP = new Set<LogEntryType>([
  'session_separator',
  'action',
  'user_action',
  'choice',
  'model_info',
])

/** Whether a line only leads up to an answer, so that the answer never waits for it. */
export const leadsUp = ({ type }: Pick<LogEntryModel, 'type'>) => LEADS_UP.has(type)

export const isUnsaid = (
  { type, content }: Pick<LogEntryModel, 'type' | 'content'>,
  { continuingStory }: Pick<PlayMessages['play'], 'continuingStory'>,
) => type === 'action' && textOf({ content }) === continuingStory

export function textOf({ content }: Pick<LogEntryModel, 'content'>): string {
  return typeof content === 'string' ? content : content.join(' ')
}
