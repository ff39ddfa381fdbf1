import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCover } from '../../screens/PlayScreen/sampleCover.ts'
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

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    TakenAlong,
    NoCard: { args: { keepsake: { card: null, onSaveCard: fn() } } },
  })),
}

export const TakenAlong: Story = {
  play: async ({ args: { keepsake }, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^Card of the ending/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save the card' }))
    await expect(keepsake.onSaveCard).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Share the card' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be shared')
  },
}
