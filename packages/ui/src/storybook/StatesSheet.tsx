import { composeStory } from '@storybook/react-vite'
import type { Args, Decorator, Meta, StoryObj } from '@storybook/react-vite'
import isChromatic from 'chromatic/isChromatic'
import { useMemo, type ComponentType } from 'react'

import { stressCasesOf } from './stressCases.ts'
import { Touched, TOUCHES } from './Touched.tsx'

type SheetStories = { meta: Meta } & Record<string, StoryObj>

type Globals = Record<string, unknown>

type State = readonly [name: string, State: ComponentType]

const isStates = (value: unknown): value is () => SheetStories => typeof value === 'function'

const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ')

/** Returns the stories of a sheet. Outside Chromatic, adds stress cases of the first story. */
function statesOf(sheet: SheetStories, globals: Globals): readonly State[] {
  const { meta, ...stories } = sheet
  const composed = (name: string, story: StoryObj): State => [
    name,
    composeStory(story, meta, { initialGlobals: globals }, name),
  ]
  const [first] = Object.values(stories)
  const args: Args = { ...meta.args, ...first?.args }
  const stressCases =
    first && !isChromatic() ? stressCasesOf(meta.component, args, Object.keys(stories)) : []
  return [
    ...Object.entries(stories).map(([name, story]) => composed(name, story)),
    ...stressCases.map((strain) => composed(strain.name, { ...first, args: strain.args })),
  ]
}

interface StatesSheetProps {
  given: () => SheetStories
  globals: Globals
  isWide: boolean
  touched: unknown
}

function StatesSheet({ given, globals, isWide, touched }: StatesSheetProps) {
  const states = useMemo(() => statesOf(given(), globals), [given, globals])
  const touchedStates = isChromatic() ? [] : states.filter(([name]) => name === touched)

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
      {touchedStates.flatMap(([, State]) =>
        TOUCHES.map((touch) => (
          <figure key={touch}>
            <figcaption>{touch}</figcaption>
            <Touched by={touch}>
              <State />
            </Touched>
          </figure>
        )),
      )}
    </div>
  )
}

/** Shows the stories in `parameters.states` as a sheet. Each story has its own decorators. */
export const withStates: Decorator = (Story, { globals, parameters }) => {
  const given: unknown = parameters['states']
  if (!isStates(given)) return <Story />
  const isWide = parameters['layout'] === 'fullscreen' || parameters['isSheetWide'] === true

  return (
    <StatesSheet given={given} globals={globals} isWide={isWide} touched={parameters['touched']} />
  )
}
