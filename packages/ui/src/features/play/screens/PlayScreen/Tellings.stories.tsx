import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { logEntriesOf } from '../../model/logEntries.ts'
import { streamTextOf } from '../../model/streamText.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { sessionWith, turn } from './sampleSession.ts'

const tellings = { onRegenerate: fn(async () => true), onChoose: fn(async () => null) }

const reeds =
  'Reeds close over the path behind you, one after the other, politely, as people close doors in a house where somebody sleeps. The water keeps its voice down. Far off a bell thinks better of it.'

const pathTold = (told: Partial<ReturnType<typeof turn>> = {}) => {
  const session = sessionWith({
    session_data: {
      narrative_history: [
        turn(1, { narrative: 'The ferryman waits with one hand on the rope.' }),
        turn(2, { narrative: reeds }, { selected_choice: 'Follow the bank upstream', ...told }),
      ],
      regenerate_modes: ['tell_again', 'tell_on'],
    },
  })
  const entries = logEntriesOf(session.session_data.narrative_history, String)
  return { session, log: { entries, onSave: fn(), tellings } }
}

const meta = {
  title: 'Screens/PlayScreen/Tellings',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: asPage,
  args: { ...playScreen.args, ...pathTold() },
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ByTheRulesBuiltIn: Story = {
  args: { models: { ...playScreen.args.models, value: { text: 'kathakar', image: 'ajanta' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Regenerate/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Write more/ })).toBeNull()
  },
}

export const ToldAgain: Story = {
  args: {
    turn: { telling: streamTextOf('The path shuts behind'), isBusy: true, retells: 'tell_again' },
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    await expect(log).toHaveTextContent('The path shuts behind')
    await expect(canvas.getByText(reeds)).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Regenerate/ })).toBeDisabled()
  },
}
