import { useMemo } from 'react'

import type { Messages } from './en.ts'
import { fill } from './fill.ts'
import { useMessages } from './useMessages.ts'

/** How the server says that another model told than was asked. */
const INSTEAD = /^(.+\.) (.+) told this turn instead\.$/

const NAME = '{name}'

/** The sentences of a catalogue that hold a name: how each begins and ends, and how it is said. */
const namingSentences = (serverMessages: Messages['serverMessages']) =>
  Object.entries(serverMessages).flatMap(([sentence, said]) => {
    const [start, end] = sentence.split(NAME)
    return start === undefined || end === undefined ? [] : [{ start, end, said }]
  })

type Spoken = Pick<Messages, 'serverMessages' | 'refusals' | 'play'>

/** What the server says, in the words of a catalogue; what that does not know stays as it is. */
export function sayIn({ serverMessages, refusals, play }: Spoken): (words: string) => string {
  const naming = namingSentences(serverMessages)
  const sayNaming = (words: string) => {
    const found = naming.find(({ start, end }) => words.startsWith(start) && words.endsWith(end))
    if (!found) return words
    const name = words.slice(found.start.length, words.length - found.end.length)
    return fill(found.said, { name: t(name) })
  }
  const t = (words: string): string => serverMessages[words] ?? refusals[words] ?? sayNaming(words)

  return (words) => {
    const [, fault, name] = INSTEAD.exec(words) ?? []
    if (fault === undefined || name === undefined) return t(words)
    return `${t(fault)} ${fill(play.toldInstead, { name })}`
  }
}

/**
 * Says in the language of the pages what the server names: tasks, levels, categories, tags,
 * help lines, warnings and why credits moved. A name that an admin has changed is not in the catalogue, and stays as it was given.
 */
export function useServerMessages(): (words: string) => string {
  const messages = useMessages()

  return useMemo(() => sayIn(messages), [messages])
}
