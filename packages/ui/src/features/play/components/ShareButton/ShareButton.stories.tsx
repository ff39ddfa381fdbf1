import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ShareButton, type Shared } from './ShareButton.tsx'

const meta = {
  title: 'Internal/Play/ShareButton',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: ShareButton,
  args: { onShare: fn(async (): Promise<Shared> => 'copied') },
} satisfies Meta<typeof ShareButton>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      LinkCopied,
      HandedOver: { args: { onShare: fn(async (): Promise<Shared> => 'shared') } },
      Refused,
    }),
    { touched: 'LinkCopied' },
  ),
}

export const LinkCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { onShare: fn(async (): Promise<Shared> => 'failed') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText('The link could not be copied.')).toBeVisible()
  },
}
