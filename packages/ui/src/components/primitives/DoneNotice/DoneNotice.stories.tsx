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
  parameters: asSheet(() => ({ meta, Told, TakingTheFocus, Nothing })),
}

/** It is told, and leaves the focus where it is. */
export const Told: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('was sent back')
    await expect(canvas.getByRole('status')).not.toHaveFocus()
  },
}

/** Its button has left the page with the story. */
export const TakingTheFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus())
  },
}

export const Nothing: Story = {
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
