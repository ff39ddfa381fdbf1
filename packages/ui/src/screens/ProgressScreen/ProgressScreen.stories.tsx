import { makeProgressSummary, makeTasks } from '@kathasagar/api/testing'
import { TASK_TYPES } from '@kathasagar/api/contract/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ProgressScreen } from './ProgressScreen.tsx'

const panelsWith = (state: { tasks?: ReturnType<typeof makeTasks>; error?: string }) =>
  TASK_TYPES.map((type) => ({ type, tasks: undefined, onRetry: fn(), ...state }))

const meta = {
  title: 'Screens/ProgressScreen',
  component: ProgressScreen,
  args: {
    summary: makeProgressSummary(),
    panels: panelsWith({ tasks: makeTasks(6) }),
    onLogOut: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProgressScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
    await expect(headings).toEqual(['Daily Tasks', 'Milestone Tasks', 'Achievements'])

    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))

    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { summary: undefined, panels: panelsWith({}) } }

export const Empty: Story = { args: { panels: panelsWith({ tasks: [] }) } }

/** One panel fails alone; the others and the summary stand. */
export const OneFailed: Story = {
  args: {
    panels: panelsWith({ tasks: makeTasks(6) }).map((panel) =>
      panel.type === 'milestone'
        ? { ...panel, tasks: undefined, error: 'Failed to fetch milestone' }
        : panel,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch milestone')
    await expect(canvas.getByText('Keeper of the Second Lamp')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { summary: undefined, panels: panelsWith({ error: 'Failed to load tasks.' }) },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
