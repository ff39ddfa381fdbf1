import { makeProgressSummary, makeTasks } from '@kathasagar/api/testing'
import { TASK_TYPES } from '@kathasagar/api/contract/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { InShell } from '../../testing/InShell.tsx'
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
      <InShell isSignedIn>
        <Story />
      </InShell>
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

/** Each panel says so, and one button asks for all of them again. */
export const Failed: Story = {
  args: { summary: undefined, panels: panelsWith({ error: 'Failed to fetch daily' }) },
  play: async ({ args, canvas, userEvent }) => {
    const [all] = canvas.getAllByRole('alert')
    await expect(all).toHaveTextContent('Failed to load tasks.')

    await userEvent.click(within(all as HTMLElement).getByRole('button', { name: 'Try again' }))

    for (const { onRetry } of args.panels) await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** A guest is told once, and led to the login. */
export const Guest: Story = {
  args: { summary: undefined, panels: panelsWith({}), onLogIn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('alert')).toHaveTextContent(
      'Authentication token not found. Please log in.',
    )
    await expect(main.queryByRole('button', { name: 'Logout' })).toBeNull()

    await userEvent.click(main.getByRole('button', { name: 'Login' }))

    await expect(args.onLogIn).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
