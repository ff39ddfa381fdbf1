import { makeProgressSummary, makeTasks } from '@kathasagar/api/testing'
import { TASK_TYPES } from '@kathasagar/api/contract/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { ProgressScreen, type PanelState } from './ProgressScreen.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'

const panelsWith = (state: Partial<PanelState>) =>
  TASK_TYPES.map((type): PanelState => ({ type, tasks: undefined, onRetry: fn(), ...state }))

const loaded = panelsWith({ summary: makeProgressSummary(), tasks: makeTasks(6) })

const meta = {
  title: 'Screens/ProgressScreen',
  tags: ['beta', 'role:player'],
  component: ProgressScreen,
  args: { panels: loaded, onLogOut: fn() },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof ProgressScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

export const OneFailed: Story = {
  args: {
    panels: loaded.map((panel) =>
      panel.type === 'milestone'
        ? { ...panel, summary: undefined, tasks: undefined, error: 'Failed to fetch milestone' }
        : panel,
    ),
  },
}

export const Failed: Story = {
  args: { panels: panelsWith({ error: 'Failed to fetch daily' }) },
  play: async ({ args, canvas, userEvent }) => {
    const [all] = canvas.getAllByRole('alert')
    await expect(all).toHaveTextContent('Failed to load tasks.')

    await userEvent.click(within(all as HTMLElement).getByRole('button', { name: 'Try again' }))

    for (const { onRetry } of args.panels) await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const Guest: Story = { args: { panels: panelsWith({}), onLogIn: fn() } }

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
