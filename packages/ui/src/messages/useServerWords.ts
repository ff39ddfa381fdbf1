import { useMemo } from 'react'

import type { Messages } from './en.ts'
import { fill } from './fill.ts'
import { useMessages } from './useMessages.ts'

/** How the server says that another model told than was asked. */
const INSTEAD = /^(.+\.) (.+) told this turn instead\.$/

type Spoken = Pick<Messages, 'serverWords' | 'refusals' | 'play'>

/** What the server says, in the words of a catalogue; what that does not know stays as it is. */
export function sayIn({ serverWords, refusals, play }: Spoken): (words: string) => string {
  const say = (words: string) => serverWords[words] ?? refusals[words] ?? words

  return (words) => {
    const [, fault, name] = INSTEAD.exec(words) ?? []
    if (fault === undefined || name === undefined) return say(words)
    return `${say(fault)} ${fill(play.toldInstead, { name })}`
  }
}

/**
 * Says in the language of the pages what the server names: tasks, levels, categories, tags and
 * warnings. A name that an admin has changed is not in the catalogue, and stays as it was given.
 */
export function useServerWords(): (words: string) => string {
  const messages = useMessages()

  return useMemo(() => sayIn(messages), [messages])
}
