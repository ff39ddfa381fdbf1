import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { TypedText } from './TypedText.tsx'

const meta = {
  title: 'Play/TypedText',
  tags: ['stable', 'role:player', 'role:admin'],
  component: TypedText,
  args: {
    text: 'The lowest step is not on the plan.',
    msPerLetter: 25,
    onTyped: fn(),
  },
} satisfies Meta<typeof TypedText>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Typing,
    Whole: { args: { msPerLetter: null } },
    Emphasised: { args: { msPerLetter: null, text: 'You can’t *live* there.' } },
    ArrivingAtOnce,
  })),
}

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onTyped).toHaveBeenCalledOnce())
    await expect(canvas.getByText(args.text)).toHaveAttribute('aria-hidden', 'true')
  },
}

export const ArrivingAtOnce: Story = {
  args: { msPerLetter: null, isGrowing: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.text)).toHaveAttribute('aria-hidden', 'true')
  },
}
