import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { withState } from '../../../testing/withState.ts'
import { PasswordInput } from './PasswordInput.tsx'

const meta = {
  title: 'Components/Primitives/PasswordInput',
  tags: ['stable', 'role:player', 'role:admin'],
  component: PasswordInput,
  args: { label: 'Password', value: 'Lamp', onChange: () => {}, autoComplete: 'current-password' },
  render: withState(PasswordInput),
  decorators: inBox({ maxInlineSize: 420 }),
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Reveal,
      Paste: { args: { value: '' } },
      WithRules: {
        args: {
          autoComplete: 'new-password',
          rules: [
            { key: 'length', label: 'at least 8 characters', isMet: false },
            { key: 'uppercase', label: 'an uppercase letter', isMet: true },
            { key: 'lowercase', label: 'a lowercase letter', isMet: true },
            { key: 'digit', label: 'a digit', isMet: false },
          ],
        },
      },
      Invalid: { args: { error: 'Password must be at least 8 characters' } },
    }),
    { touched: 'WithRules' },
  ),
}

export const Reveal: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')

    await userEvent.click(canvas.getByRole('button', { name: 'Show what I typed' }))

    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('Lamp')
  },
}
