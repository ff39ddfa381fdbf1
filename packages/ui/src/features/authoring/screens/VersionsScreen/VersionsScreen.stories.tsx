import { makeStoryVersion } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { shows, tells } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
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
      makeStoryVersion({ number: 2, is_current: false, created_by: null }),
      makeStoryVersion({ is_current: false, sessions: 211 }),
    ],
    onMore: fn(),
    onRestore: fn(async (_number: number): Promise<string | null> => 'This version is not sound.'),
    backHref: '#mine',
    compareHref: (number: number) => `#from-${number}`,
    comparison: {
      status: 'ready',
      changes: [
        { change: 'same', text: '...\n  jetty:\n    title: The Jetty\n' },
        { change: 'removed', text: '    text: He waits with one hand on the rope.\n' },
        { change: 'added', text: '    text: He waits with both hands on the rope.\n' },
        { change: 'same', text: '    choices:\n      0:\n...' },
      ],
    },
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof VersionsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

export const Same: Story = {
  args: { comparison: { status: 'ready', changes: [] } },
  play: shows('The two versions are identical.'),
}

export const Restored: Story = {
  args: { doneMessage: 'Version 1 is the newest version again.', comparison: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Version 1 is the newest/)).toHaveFocus())
  },
}

export const Failed: Story = {
  args: { title: '', versions: null, onRetry: fn(), comparison: null },
  play: tells('alert', 'The history could not be loaded'),
}
