import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { PlayTopBar } from './PlayTopBar.tsx'

const meta = {
  title: 'Play/PlayTopBar',
  component: PlayTopBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'A Moon Too Early for the Well', lang: 'en', onBack: fn() },
} satisfies Meta<typeof PlayTopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^A Moon Too Early/)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** A story without a name. */
export const Untitled: Story = {
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Story')
  },
}

/** While nothing is loaded there is only the way back. */
export const OnlyBack: Story = {
  args: { title: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongTitle: Story = {
  args: {
    title: 'The Long Night in Which Seven Lamps Were Carried Across a River That Had No Bank',
  },
}
