import { makeSharedPlay } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { sampleCover } from '../PlayScreen/sampleCover.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { ReplayScreen } from './ReplayScreen.tsx'

const meta = {
  title: 'Screens/ReplayScreen',
  tags: ['beta', 'role:player'],
  component: ReplayScreen,
  args: {
    play: makeSharedPlay(),
    isBusy: false,
    onFork: fn(),
    onReport: fn(),
    onRetry: fn(),
    storyHref: '#story',
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
  },
  parameters: asPage,
  decorators: inShell(),
} satisfies Meta<typeof ReplayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('You: Ask her what happened on the pass')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Another path from here' }))
    await expect(args.onFork).toHaveBeenCalledWith(args.play?.entries[0]?.turn_id)
    await userEvent.click(canvas.getByRole('button', { name: 'Report this session' }))
    await expect(args.onReport).toHaveBeenCalledOnce()
  },
}

export const WithPictures: Story = {
  args: {
    play: makeSharedPlay({
      entries: makeSharedPlay()
        .entries.slice(0, 1)
        .map((entry) => ({
          ...entry,
          answer: {
            ...entry.answer,
            plate: { image_url: sampleCover, alt: 'A stepwell at night' },
            portrait: { image_url: sampleCover, alt: 'A woman with a pot' },
          },
        })),
    }),
  },
}

export const WordsHidden: Story = {
  args: {
    onMore: fn(),
    play: makeSharedPlay({
      shows_words: false,
      player: 'Tara',
      entries: makeSharedPlay().entries.map((entry) => ({
        ...entry,
        choice: null,
        action_type: entry.before ? 'custom_action' : entry.action_type,
      })),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Played by Tara')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(canvas.getByText(/the player has hidden/)).toBeVisible()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Read on' }))
    await expect(args.onMore).toHaveBeenCalled()
  },
}

export const Failed: Story = { args: { play: null, error: 'This link no longer works.' } }
