import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { KeepPlayCard } from './KeepPlayCard.tsx'

const meta = {
  title: 'Play/KeepPlayCard',
  tags: ['beta', 'role:player'],
  component: KeepPlayCard,
  args: { onSignUp: fn(), onSignIn: fn(), onClose: fn() },
} satisfies Meta<typeof KeepPlayCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet(() => ({ meta, Asking })) }

/** Three ways, of which none is pressed upon the guest. */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))

    await expect(args.onSignUp).toHaveBeenCalledOnce()
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
