import type {
  ActionAnswer,
  Category,
  HelpLine,
  Model,
  Tag,
  Task,
  WalletEntry,
} from '@kathasagar/api/contract'
import { useMemo } from 'react'

import type { Messages } from './en.ts'
import { fill } from '../design-system/format/fill.ts'
import { useMessages } from './useMessages.ts'

interface Named {
  name: string
  message_id?: string | undefined
}

type Level = { current: number; title: string }
type Spoken = Pick<Messages, 'serverMessages' | 'site'>

const shown = (names: Readonly<Record<string, string>>, { name, message_id }: Named) =>
  (message_id === undefined ? undefined : names[message_id]) ?? name

/** Returns the reason why a fallback model was used, or null if there is no translation. */
function fallbackOf({ serverMessages, site }: Spoken, fallback: ActionAnswer['fallback']) {
  if (!fallback) return null
  const { code, fallback_model, retry_after } = fallback
  const { busyFor, ...first } = serverMessages.fallback
  const begin = first[code as keyof typeof first]
  if (fallback_model !== null)
    return begin ? `${begin} ${fill(site.toldInstead, { name: fallback_model })}` : null
  if (code === 'picture_failed' || code === 'nothing_to_draw') return begin ?? null
  if (busyFor !== undefined && retry_after !== undefined)
    return fill(busyFor, { seconds: retry_after })
  return site.errors[code] ?? null
}

/** Translates server texts by id. If an id is unknown, shows the text of the server. */
export const serverMessagesIn = (messages: Spoken) => {
  const { categories, tags, levels, tasks, helpLines, credits, models } = messages.serverMessages
  const task = <T extends Pick<Task, 'task_id' | 'title'>>(given: T) => ({
    ...given,
    ...tasks[given.task_id],
  })
  const creditsOf = ({ cause, reason, turn }: Pick<WalletEntry, 'cause' | 'reason' | 'turn'>) => {
    if (cause.kind === 'note') return reason
    if (cause.kind === 'task') {
      const title = tasks[cause.task_id]?.title
      return credits.task && title ? fill(credits.task, { name: title }) : reason
    }
    if (cause.kind !== 'turn') return credits[cause.kind] ?? reason
    const paidFor = (turn?.retold ?? turn?.action_type) as keyof typeof credits | undefined
    const said = paidFor && credits[paidFor]
    return said ? fill(said, { name: cause.model_name }) : reason
  }

  return {
    category: ({ display_name, message_id }: Pick<Category, 'display_name' | 'message_id'>) =>
      shown(categories, { name: display_name, message_id }),
    tag: ({ display_name, message_id }: Pick<Tag, 'display_name' | 'message_id'>) =>
      shown(tags, { name: display_name, message_id }),
    model: <One extends Pick<Model, 'model_key' | 'display_name' | 'hinglish_description'>>(
      one: One,
    ): One => {
      const { name = one.display_name, style = one.hinglish_description } =
        models[one.model_key] ?? {}
      return { ...one, display_name: name, hinglish_description: style }
    },
    helpLine: (line: HelpLine) => shown(helpLines, line),
    /** Levels above the last title have the last title. */
    level: ({ current, title }: Level) => levels[Math.min(current, levels.length) - 1] ?? title,
    task,
    credits: creditsOf,
    fallback: ({
      fallback,
      fallback_warning,
    }: Pick<ActionAnswer, 'fallback' | 'fallback_warning'>) =>
      fallbackOf(messages, fallback) ?? fallback_warning,
  }
}

export function useServerMessages() {
  const messages = useMessages()

  return useMemo(() => serverMessagesIn(messages), [messages])
}
