import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { sampleCover } from '../../../screens/PlayScreen/sampleCover.ts'
import { EndingKeepsake } from './EndingKeepsake.tsx'

const meta = {
  title: 'Play/EndingKeepsake',
  tags: ['stable', 'role:player'],
  component: EndingKeepsake,
  args: {
    names: { ending: 'The Moon That Waited', story: 'A Moon Too Early for the Well' },
    keepsake: {
      card: { url: sampleCover, shape: 'wide' },
      onSaveCard: fn(),
      onShareCard: fn(async () => 'failed' as const),
    },
  },
} satisfies Meta<typeof EndingKeepsake>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet(() => ({ meta, TakenAlong, NoCard })) }

export const TakenAlong: Story = {
  play: async ({ args: { keepsake }, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^Card of the ending/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save the card' }))
    await expect(keepsake.onSaveCard).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Share the card' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be shared')
  },
}

/** The server is out of reach. */
export const NoCard: Story = {
  args: { keepsake: { card: null, onSaveCard: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
