import { inShell } from '../../testing/decorators.tsx'
import { makeStoryCodex } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { CodexScreen } from './CodexScreen.tsx'

const meta = {
  title: 'Screens/CodexScreen',
  tags: ['beta', 'role:player'],
  component: CodexScreen,
  args: { codex: makeStoryCodex(), onRetry: fn(), storyHref: '#story' },
  parameters: { layout: 'fullscreen' },
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof CodexScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Pages that were met can be read, with their sources; the others are counted and keep their titles. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The codex of Dead Letters of Devthala',
    )
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    await expect(canvas.getByText('3 more pages open when you meet them.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'To the story' })).toHaveAttribute(
      'href',
      '#story',
    )
  },
}

export const AllOpen: Story = {
  args: { codex: makeStoryCodex({ veiled: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every page is open.')).toBeVisible()
  },
}

/** Nothing was met yet: how much there is, and nothing of it. */
export const Empty: Story = {
  args: { codex: makeStoryCodex({ pages: [], veiled: 5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No page has opened yet.')).toBeVisible()
    await expect(canvas.getByText('5 more pages open when you meet them.')).toBeVisible()
  },
}

export const WithoutCodex: Story = {
  args: { codex: makeStoryCodex({ pages: [], veiled: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This story has no codex.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { codex: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking it up...')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { codex: null, error: 'The service is busy.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
