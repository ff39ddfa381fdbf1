import { composeStory } from '@storybook/react-vite'
import type { Args, Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'

import { useMessages } from '../packages/ui/src/messages/useMessages.ts'
import { argsIn } from './localized/localizedArgs.ts'

type SheetStories = { meta: Meta } & Record<string, StoryObj>

const isStates = (value: unknown): value is () => SheetStories => typeof value === 'function'

/** `DisabledWithReason` as the sidebar writes it. */
const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ')

interface StatesSheetProps {
  /** The stories of `parameters.states`. */
  given: () => SheetStories
  /** Theme and language of the toolbar, which some decorators read. */
  globals: Record<string, unknown>
  /** One state below the other, for what is as wide as the page. */
  isWide: boolean
}

function StatesSheet({ given, globals, isWide }: StatesSheetProps) {
  const messages = useMessages()
  const states = useMemo(() => {
    const { meta, ...stories } = given()
    const speaking = <Own extends { args?: Args }>(own: Own) =>
      own.args ? { ...own, args: argsIn(own.args, messages) } : own
    return Object.entries(stories).map(
      ([name, story]) =>
        [
          name,
          composeStory(speaking(story), speaking(meta), { initialGlobals: globals }, name),
        ] as const,
    )
  }, [given, globals, messages])

  return (
    <div className={isWide ? 'states-sheet states-sheet-wide' : 'states-sheet'}>
      {states.map(([name, State]) => (
        <figure key={name}>
          <figcaption>{inWords(name)}</figcaption>
          <div className="states-sheet-place">
            <State />
          </div>
        </figure>
      ))}
    </div>
  )
}

/**
 * Draws a story that has `parameters.states` as a sheet of those stories. Each is drawn with the
 * decorators of its file, so that a card keeps the width of a card; none is played.
 */
export const withStates: Decorator = (Story, { globals, parameters }) => {
  const given: unknown = parameters['states']
  if (!isStates(given)) return <Story />

  const isWide = parameters['layout'] === 'fullscreen' || parameters['isSheetWide'] === true
  return <StatesSheet given={given} globals={globals} isWide={isWide} />
}
