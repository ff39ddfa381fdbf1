import type { ActionRequest, HistoryEntry, OpeningPictures } from '@kathasagar/api/contract'

import type { Format } from '../../../design-system/format/createFormat.ts'
import type { PlayMessages } from '../../../messages/en.ts'
import { fill } from '../../../design-system/format/fill.ts'
import { COMMANDS } from '../../../commands/commands.ts'
import { textOf, type LogEntryModel } from './logEntry.ts'

type PlayWords = PlayMessages['play']

export interface LogWords {
  messages: PlayWords
  counted: Format['counted']
}

export type LogLine = Omit<LogEntryModel, 'id' | 'isHistorical' | 'isNew'>

/** Returns the fields of a request that are stored in the history. */
export const storedPart = (request: ActionRequest) => ({
  action_type: request.action_type,
  user_input: 'user_action' in request ? request.user_action : null,
  selected_choice: 'selected_choice' in request ? (request.selected_choice ?? null) : null,
})

const isolated = (words: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words) ? `\u2068${words}\u2069` : words

export function actionLines(
  asked: Pick<HistoryEntry, keyof ReturnType<typeof storedPart>>,
  messages: PlayWords,
): LogLine[] {
  if (asked.action_type === 'story_start') return []
  const selected = asked.selected_choice
  const choice: LogLine[] = selected
    ? [{ type: 'choice', content: fill(messages.selected, { choice: selected }) }]
    : []
  if (choice.length > 0 && asked.user_input === null) return choice
  const { place, logLine } = COMMANDS[asked.action_type]
  if (logLine === null) return []
  const content = fill(messages[logLine], { words: isolated(asked.user_input ?? '') })
  return [{ type: place === 'field' ? 'user_action' : 'action', content }, ...choice]
}

export function modelLine(
  key: string,
  name: string,
  credits: number,
  { messages, counted }: LogWords,
): LogLine {
  return {
    type: 'model_info',
    content: counted(messages.usingModel, credits, { model: name, credits }),
    model_used: key,
    credits_consumed: credits,
  }
}

/** Returns the line with the name of the model. The line also says if the text was improvised. */
export function turnLine(
  { ai_response: { improvised }, credits_consumed }: HistoryEntry,
  key: string,
  name: string,
  words: LogWords,
): LogLine {
  const line = modelLine(key, name, credits_consumed, words)
  if (!improvised) return line
  const { improvised: inPlace, improvisedScene } = words.messages
  const { title } = improvised
  const text = textOf(line)
  const content = title ? fill(improvisedScene, { text, title }) : fill(inPlace, { text })
  return { ...line, content }
}

export const openingLines = ({ plate }: OpeningPictures): LogLine[] =>
  plate ? [{ type: 'image', content: plate.image_url, alt: plate.alt, opens: true }] : []

export function answerLines(
  { ai_response: answer, success }: HistoryEntry,
  messages: PlayWords,
): LogLine[] {
  if (!success) return [{ type: 'error', content: messages.actionFailed }]

  const lines = openingLines(answer)
  const { portrait } = answer
  if (answer.narrative)
    lines.push({ type: 'narrative', content: answer.narrative, ...(portrait && { portrait }) })
  if (answer.setup) lines.push({ type: 'setup', content: answer.setup })
  if (answer.image_url) {
    const caption = answer.is_plate ? messages.plateCaption : answer.style
    const style = caption ?? messages.imageCaption
    lines.push({ type: 'image', content: answer.image_url, style, alt: answer.prompt ?? style })
  } else if (answer.fallback_description) {
    // Shows the description of an image that could not be generated.
    lines.push({ type: 'setup', content: answer.fallback_description })
  }
  return lines
}
