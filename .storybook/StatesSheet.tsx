import { composeStory } from '@storybook/react-vite'
import type { Args, Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, type ComponentType } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

import type { Messages } from '../packages/ui/src/messages/en.ts'
import { useMessages } from '../packages/ui/src/messages/useMessages.ts'
import { UiProvider } from '../packages/ui/src/providers/UiProvider.tsx'
import { isPictured } from './frozenClock.ts'
import { argsIn } from './localized/localizedArgs.ts'
import { localeOf } from './localized/spoken.ts'
import { strainsOf } from './strains.ts'
import { Touched, TOUCHES } from './Touched.tsx'

type SheetStories = { meta: Meta } & Record<string, StoryObj>

/** What the toolbar says. */
type Globals = Record<string, unknown>

const isStates = (value: unknown): value is () => SheetStories => typeof value === 'function'

/** `DisabledWithReason` as the sidebar writes it. */
const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ')

interface StatesSheetProps {
  /** The stories of `parameters.states`. */
  given: () => SheetStories
  /** Theme and language of the toolbar, which some decorators read. */
  globals: Globals
  /** One state below the other, for what is as wide as the page. */
  isWide: boolean
  /** Name of the state that is drawn again as it looks under a hand. */
  touched: unknown
}

type Drawn = readonly [name: string, State: ComponentType, locale?: 'hi' | undefined]

/** Every state of a sheet as a component, and the first one as hard as it can be. */
function statesOf(sheet: SheetStories, globals: Globals, messages: Messages): readonly Drawn[] {
  const { meta, ...stories } = sheet
  const composed = (name: string, story: StoryObj, spoken: Messages) => {
    const speaking = <Own extends { args?: Args }>(own: Own) =>
      own.args ? { ...own, args: argsIn(own.args, spoken) } : own
    return composeStory(speaking(story), speaking(meta), { initialGlobals: globals }, name)
  }
  const [first] = Object.values(stories)
  const own: Args = { ...meta.args, ...first?.args }
  const strains = first ? strainsOf(meta.component, own, Object.keys(stories)) : []
  return [
    ...Object.entries(stories).map(
      ([name, story]) => [name, composed(name, story, messages)] as const,
    ),
    // Pictures are of what the file itself shows.
    ...(isPictured ? [] : strains).map(({ name, locale, args }) => {
      const spoken = locale ? localeOf(locale).messages : messages
      return [name, composed(name, { ...first, args }, spoken), locale] as const
    }),
  ]
}

function StatesSheet({ given, globals, isWide, touched }: StatesSheetProps) {
  const messages = useMessages()
  const states = useMemo(() => statesOf(given(), globals, messages), [given, globals, messages])

  return (
    <div className={isWide ? 'states-sheet states-sheet-wide' : 'states-sheet'}>
      {states.map(([name, State, locale]) => (
        <figure key={name}>
          <figcaption>{inWords(name)}</figcaption>
          <div className="states-sheet-place">
            {locale ? (
              <UiProvider locale={locale} messages={localeOf(locale).messages}>
                <State />
              </UiProvider>
            ) : (
              <State />
            )}
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
const inAddress = (globals: Globals) =>
  ['theme', 'locale'].map((name) => `${name}:${String(globals[name])}`).join(';')

interface FramedSheetProps {
  /** The stories of `parameters.opened`. */
  opened: () => object
  /** Title of the file that they are in. */
  title: string
  /** Theme and language of the toolbar. */
  globals: Globals
}

/** In these languages the first of them stands there once more. */
const SPOKEN_AGAIN = { LongestWords: 'pseudo', InHindi: 'hi' } as const

/** States that open over the page: each in a page of its own, where its story's play opens it. */
function FramedSheet({ opened, title, globals }: FramedSheetProps) {
  const names = Object.keys(opened())
  const [first = ''] = names
  const frames = [
    ...names.map((name) => ({ caption: name, name, told: globals })),
    ...Object.entries(SPOKEN_AGAIN).map(([caption, locale]) => ({
      caption,
      name: first,
      told: { ...globals, locale },
    })),
  ]

  return (
    <div className="states-sheet states-sheet-framed">
      {frames.map(({ caption, name, told }) => {
        const id = toId(title, storyNameFromExport(name))
        return (
          <figure key={caption}>
            <figcaption>{inWords(caption)}</figcaption>
            <iframe
              loading="lazy"
              src={`./iframe.html?id=${id}&viewMode=story&globals=${inAddress(told)}`}
              title={inWords(caption)}
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
