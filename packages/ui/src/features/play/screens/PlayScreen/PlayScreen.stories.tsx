import { makeModels, makePrices } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { playMessages } from '../../../../messages/playMessages.ts'
import type { Shared } from '../../components/ShareButton/ShareButton.tsx'
import { logEntriesOf, pendingEntriesOf, type LogOptions } from '../../model/logEntries.ts'
import { firstReading } from '../../../../design-system/theme/reading.ts'
import { streamTextOf } from '../../model/streamText.ts'
import { asksAgain } from '../../../../testing/plays.ts'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { midStory, sessionWith, turn } from './sampleSession.ts'

const models = makeModels()
const nameOf = (key: string) =>
  [...models.text, ...models.image].find(({ model_key }) => model_key === key)?.display_name ?? key

const logWith = (entries: PlayScreenProps['log']['entries']) => ({ entries, onSave: fn() })
const told = (session: typeof midStory, options: LogOptions = {}) => ({
  session,
  log: logWith(logEntriesOf(session.session_data.narrative_history, nameOf, options)),
})
const withPending = logWith([
  ...told(midStory).log.entries,
  ...pendingEntriesOf({
    number: midStory.session_data.narrative_history.length,
    asked: { action_type: 'custom_action', user_action: 'I lower a lamp on the rope' },
    model: models.text[1] ?? null,
    messages: playMessages.play,
  }),
])
const choosing = (index: number) => ({
  action_type: 'continue',
  selected_choice: midStory.session_data.choices[index],
})

const untroubled: PlayScreenProps['interruptions'] = {
  login: { isOpen: false, onClose: fn(), onContinue: fn() },
}

const meta = {
  title: 'Screens/PlayScreen',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: asPage,
  args: {
    status: 'ready',
    ...told(midStory),
    models: {
      list: models,
      value: { text: 'tenali', image: 'vishvakarma' },
      prices: makePrices(),
      onChange: fn(),
      onRetry: fn(),
    },
    turn: { telling: streamTextOf(''), isBusy: false },
    onCommand: fn(async () => true),
    reading: { value: firstReading, onChange: fn() },
    interruptions: untroubled,
    ending: {
      recap: null,
      rating: null,
      onRatingChange: fn(),
      onShare: fn(async (): Promise<Shared> => 'copied'),
      onBeginAgain: fn(),
      hrefOfStory: (id) => `/game/${id}`,
    },
    onBack: fn(),
    links: { guide: '/guide', plays: '#plays', stories: '#stories' },
  },
} satisfies Meta<PlayScreenProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Loading: Story = { args: { status: 'loading', session: null, log: logWith([]) } }

export const Failed: Story = {
  args: {
    status: 'failed',
    session: null,
    log: logWith([]),
    error: 'Failed to fetch game session',
    onRetry: fn(),
  },
  play: asksAgain,
}

export const NotFound: Story = { args: { session: null, log: logWith([]) } }

export const FirstTurn: Story = {
  args: told(
    sessionWith({
      session_data: {
        narrative_history: midStory.session_data.narrative_history.slice(0, 1),
        scenes: midStory.session_data.scenes.slice(0, 1),
        can_undo: false,
      },
    }),
  ),
}

export const Thinking: Story = {
  args: { turn: { telling: streamTextOf(''), isBusy: true }, log: withPending },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: 'AI is thinking...' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    for (const name of [/^Act/, /^Continue/, /^Immerse/, /^Show/, /^Undo/]) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
    await userEvent.keyboard('1')
    await expect(args.onCommand).not.toHaveBeenCalled()
  },
}

const ending = { title: 'The Moon That Waited', number: 3, total: 7, turns: 41, xp_gained: 50 }
const lastTurn = turn(6, {
  narrative:
    'You sit down on the warm step, where somebody had stood up for you, and wait until the two moons agree. It takes one night, or every night you had. When they meet, the water gives a small, contented sound, like a pot set down at the right house, and the woman above you laughs and says, “There. Now it is only late.”',
})
const endedSession = sessionWith({
  session_data: {
    narrative_history: [...midStory.session_data.narrative_history, lastTurn],
    choices: [],
    ending,
  },
  is_completed: true,
  scenes_completed: 18,
  completion_percentage: 100,
})

export const Ended: Story = { args: told(endedSession, { endingTitle: ending.title }) }

export const EndedLog: Story = {
  args: Ended.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('More'))
    await userEvent.click(canvas.getByRole('button', { name: 'Read it again' }))
    await expect(canvas.getByRole('log')).toHaveTextContent(
      /reached an ending: The Moon That Waited/,
    )
    await expect(canvas.getByRole('button', { name: 'See the ending' })).toBeVisible()
    const first = canvas.getByText(/^The lowest step is not on the plan/)
    await waitFor(() => expect(first.closest('article')).toHaveFocus())
  },
}

export const Asking: Story = {
  args: told(
    sessionWith({
      ...midStory,
      session_data: {
        ...midStory.session_data,
        asks: [{ variable: 'name', label: 'What do they call you?', value: '', most: 20 }],
      },
    }),
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'What do they call you?' }),
      'Mira',
    )
    const [first = ''] = midStory.session_data.choices
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(first) }))
    await expect(args.onCommand).toHaveBeenLastCalledWith({
      ...choosing(0),
      typed: { name: 'Mira' },
    })
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Describe your custom action...' }),
      'I wave',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommand).toHaveBeenLastCalledWith({
      action_type: 'custom_action',
      user_action: 'I wave',
      typed: { name: 'Mira' },
    })
  },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
