import { makeStoryCodex } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, leadsTo, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { CodexScreen } from './CodexScreen.tsx'

const meta = {
  title: 'Screens/CodexScreen',
  tags: ['beta', 'role:player'],
  component: CodexScreen,
  args: { codex: makeStoryCodex(), onRetry: fn(), storyHref: '#story' },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof CodexScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The codex of Dead Letters of Devthala',
    )
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    await expect(canvas.getByText('3 more pages open when you meet them.')).toBeVisible()
    await leadsTo('Back to the story', '#story')({ canvas })
  },
}

export const AllOpen: Story = {
  args: { codex: makeStoryCodex({ veiled: 0 }) },
  play: shows('Every page is open.'),
}

export const Empty: Story = {
  args: { codex: makeStoryCodex({ pages: [], veiled: 5 }) },
  play: shows('No page is open yet.', '5 more pages open when you meet them.'),
}

export const Failed: Story = {
  args: { codex: null, error: 'The service is busy.' },
  play: asksAgain,
}
