import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inBox } from '../../../../testing/decorators.tsx'
import { presses } from '../../../../testing/plays.ts'
import { SecondStepForm } from './SecondStepForm.tsx'

const meta = {
  title: 'Account/SecondStepForm',
  tags: ['beta', 'role:player'],
  component: SecondStepForm,
  args: {
    onCode: fn(async () => null),
    onRecoveryCode: fn(async () => null),
    onBack: fn(),
  },
  decorators: inBox({ maxInlineSize: 440 }),
} satisfies Meta<typeof SecondStepForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ByCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Six-digit code' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')

    await userEvent.keyboard('123 456{Enter}')

    await expect(args.onCode).toHaveBeenCalledWith('123 456')
  },
}

export const TooShort: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Six-digit code' })
    await userEvent.type(code, '12345{Enter}')

    await expect(code).toHaveAccessibleDescription('Enter the six-digit code from your app')
    await expect(args.onCode).not.toHaveBeenCalled()
  },
}

export const ByRecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    const code = canvas.getByRole('textbox', { name: 'Recovery code' })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('abcde-23456{Enter}')
    await expect(args.onRecoveryCode).toHaveBeenCalledWith('abcde-23456')
  },
}

export const GoesBack: Story = { play: presses('Back to login', 'onBack') }
