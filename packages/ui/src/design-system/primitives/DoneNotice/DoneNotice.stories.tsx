import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { DoneNotice } from './DoneNotice.tsx'

const meta = {
  title: 'Feedback/DoneNotice',
  tags: ['stable', 'role:admin', '!autodocs'],
  component: DoneNotice,
  args: { message: '“Salt Letters” was sent back.' },
} satisfies Meta<typeof DoneNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Told: {},
    TakingTheFocus,
    Nothing: { args: { message: undefined } },
  })),
}

export const TakingTheFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus())
  },
}
