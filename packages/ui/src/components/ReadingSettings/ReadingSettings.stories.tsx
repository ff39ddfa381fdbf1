import { makeModels } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { ReadingSettings } from './ReadingSettings.tsx'

const meta = {
  title: 'Play/ReadingSettings',
  component: ReadingSettings,
  args: {
    models: makeModels(),
    selected: { text: 'tenali', image: 'vishvakarma' },
    onSelectModel: fn(),
    speed: 'typed',
    onSelectSpeed: fn(),
  },
} satisfies Meta<typeof ReadingSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reading settings' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Fast' }))
    await expect(args.onSelectSpeed).toHaveBeenCalledWith('fast')
  },
}

/** On a phone both models are chosen here. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reading settings' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
