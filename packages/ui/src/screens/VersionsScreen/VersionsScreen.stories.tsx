import { makeStoryVersion } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { sampleDifference } from '../../testing/sampleDifference.ts'
import { inShell } from '../../testing/decorators.tsx'
import { shows, tells } from '../../testing/plays.ts'
import { VersionsScreen } from './VersionsScreen.tsx'

const meta = {
  title: 'Screens/VersionsScreen',
  tags: ['beta', 'role:author'],
  component: VersionsScreen,
  args: {
    title: 'The Ferryman’s Second Oar',
    lang: 'en',
    versions: [
      makeStoryVersion({ number: 3 }),
      makeStoryVersion({ number: 2, is_current: false }),
      makeStoryVersion({ is_current: false, sessions: 211 }),
    ],
    onRestore: fn(async () => null),
    backHref: '#mine',
    compareHref: (number: number) => `#from-${number}`,
    compared: { from: 2, to: 3 },
    onCompare: fn(),
    comparison: { status: 'ready', difference: sampleDifference },
  },
  parameters: { layout: 'fullscreen' },
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof VersionsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Two versions are compared; either of them can be another. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('both hands')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Before' }), '1')
    await expect(args.onCompare).toHaveBeenCalledWith({ from: 1, to: 3 })
  },
}

export const Comparing: Story = {
  args: { comparison: { status: 'loading' } },
  play: shows('Comparing...'),
}

const onRetry = fn()

export const NotComparable: Story = {
  args: { comparison: { status: 'failed', error: 'The service is busy.', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const Restored: Story = {
  args: { doneMessage: 'Version 1 is the newest one again.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Version 1 is the newest/)).toHaveFocus())
  },
}

export const Failed: Story = {
  args: { title: '', versions: null, onRetry: fn(), compared: null, comparison: null },
  play: tells('alert', 'The history could not be loaded'),
}
