import { composeStory } from '@storybook/react-vite'
import type { Args, Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

import { useMessages } from '../packages/ui/src/messages/useMessages.ts'
import { isPictured } from './frozenClock.ts'
import { argsIn } from './localized/localizedArgs.ts'
import { Touched, TOUCHES } from './Touched.tsx'

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
  /** Name of the state that is drawn again as it looks under a hand. */
  touched: unknown
}

function StatesSheet({ given, globals, isWide, touched }: StatesSheetProps) {
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
      {/* Pictures are of the piece at rest. */}
      {!isPictured &&
        states
          .filter(([name]) => name === touched)
          .map(([name, State]) => <UnderAHand key={name} state={State} />)}
    </div>
  )
}

/** One state hovered, focused and pressed. */
function UnderAHand({ state: State }: { state: ComponentType }) {
  return TOUCHES.map((touch) => (
    <figure key={touch}>
      <figcaption>{touch}</figcaption>
      <Touched by={touch}>
        <State />
      </Touched>
    </figure>
  ))
}

/** `theme:light;locale:hi`, as an address says it. */
const inAddress = (globals: Record<string, unknown>) =>
  ['theme', 'locale'].map((name) => `${name}:${String(globals[name])}`).join(';')

interface FramedSheetProps {
  /** The stories of `parameters.opened`. */
  opened: () => object
  /** Title of the file that they are in. */
  title: string
  /** Theme and language of the toolbar. */
  globals: Record<string, unknown>
}

/** States that open over the page: each in a page of its own, where its story's play opens it. */
function FramedSheet({ opened, title, globals }: FramedSheetProps) {
  return (
    <div className="states-sheet states-sheet-framed">
      {Object.keys(opened()).map((name) => {
        const id = toId(title, storyNameFromExport(name))
        return (
          <figure key={name}>
            <figcaption>{inWords(name)}</figcaption>
            <iframe
              loading="lazy"
              src={`./iframe.html?id=${id}&viewMode=story&globals=${inAddress(globals)}`}
              title={inWords(name)}
            />
          </figure>
        )
      })}
    </div>
  )
}

/**
 * Draws a story that has `parameters.states` as a sheet of those stories. Each is drawn with the
 * decorators of its file, so that a card keeps the width of a card; those that open over the page stand
 * below in frames, and only they are played.
 */
export const withStates: Decorator = (Story, { title, globals, parameters }) => {
  const given: unknown = parameters['states']
  if (!isStates(given)) return <Story />
  const isWide = parameters['layout'] === 'fullscreen' || parameters['isSheetWide'] === true
  const opened: unknown = parameters['opened']

  return (
    <>
      <StatesSheet
        given={given}
        globals={globals}
        isWide={isWide}
        touched={parameters['touched']}
      />
      {/* A picture is taken of one page. */}
      {isStates(opened) && !isPictured && (
        <FramedSheet globals={globals} opened={opened} title={title} />
      )}
    </>
  )
}
