import type { Declined, FailureBody, Hint } from '@kathasagar/api/contract'

import { englishFormat, type Format } from '../../../design-system/format/createFormat.ts'
import type { PlayMessages } from '../../../messages/en.ts'
import { playMessages } from '../../../messages/playMessages.ts'
import { fill } from '../../../design-system/format/fill.ts'
import type { LogEntryModel } from './logEntry.ts'

export interface RefusalOptions {
  id: string
  displayNameOf: (modelKey: string) => string
  messages?: PlayMessages['play']
  counted?: Format['counted']
  otherwise: string
}

/** Returns the log entry for a failed action. `body` is null after a network error. */
export function refusalEntryOf(
  body: FailureBody | null,
  { id, displayNameOf, messages = playMessages.play, ...rest }: RefusalOptions,
): LogEntryModel {
  const { counted = englishFormat().counted } = rest
  const entry = { id, type: 'error' as const, isHistorical: false, isNew: true }
  if (body?.code === 'not_enough_credits') {
    const { available_credits: available = 0, required_credits: required = 0 } = body
    const model = displayNameOf(body.model_requested ?? '')
    const content = counted(messages.outOfCreditsLine, available, { model, available, required })
    return { ...entry, content, alternatives: body.suggested_alternatives ?? [] }
  }
  if (body?.code === 'not_enough_xp') {
    const { current_xp: current = 0, required_xp: required = 0 } = body
    return { ...entry, content: fill(messages.notEnoughXp, { current, required }) }
  }
  return { ...entry, content: rest.otherwise }
}

type NoticeOptions = Pick<RefusalOptions, 'id' | 'messages'>

export function warningEntryOf(content: string, { id }: Pick<NoticeOptions, 'id'>): LogEntryModel {
  return { id, type: 'warning', content, isHistorical: false, isNew: true }
}

export const declinedEntryOf = (
  declined: Declined,
  { id }: Pick<NoticeOptions, 'id'>,
): LogEntryModel => ({
  id,
  type: 'declined',
  content: declined.detail,
  isHistorical: false,
  declined,
})

export const hintEntryOf = (hint: Hint, { id }: Pick<NoticeOptions, 'id'>): LogEntryModel => ({
  id,
  type: 'hint',
  content: hint.detail,
  isHistorical: false,
  hint,
})

export const askEntryOf = (
  asked: readonly string[],
  { id, isBesideTurn = false }: Pick<NoticeOptions, 'id'> & { isBesideTurn?: boolean },
): LogEntryModel => ({
  id,
  type: 'asked',
  content: asked,
  isHistorical: false,
  asked,
  isBesideTurn,
})

export function offlineEntryOf({ id, messages = playMessages.play }: NoticeOptions): LogEntryModel {
  return warningEntryOf(messages.offlineRefused, { id })
}

export function lowCreditsEntryOf({
  id,
  messages = playMessages.play,
}: NoticeOptions): LogEntryModel {
  return { ...warningEntryOf(messages.lowCredits, { id }), isAboutCredits: true }
}
