import { PASSWORD_RULES } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const meta = {
  title: 'Account/NewPasswordFields',
  tags: ['stable', 'role:player'],
  component: NewPasswordFields,
  args: {
    password: { name: 'password', value: '', error: undefined, onChange: fn() },
    confirm: { name: 'confirm_password', value: '', error: undefined, onChange: fn() },
    passwordTests: PASSWORD_RULES,
  },
  decorators: inBox({ maxInlineSize: 440 }),
} satisfies Meta<typeof NewPasswordFields>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Empty,
    HalfGood: {
      args: { password: { name: 'password', value: 'lamp', error: undefined, onChange: fn() } },
    },
    SignThatDoesNotCount,
    PasswordsDiffer: {
      args: {
        password: { name: 'password', value: 'Lamp#Oil108', error: undefined, onChange: fn() },
        confirm: {
          name: 'confirm_password',
          value: 'Lamp#Oil10',
          error: 'Passwords do not match',
          onChange: fn(),
        },
      },
    },
  })),
}

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'L')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'L')

    await expect(args.password.onChange).toHaveBeenCalledWith('L')
    await expect(args.confirm.onChange).toHaveBeenCalledWith('L')
  },
}

/** Every sign that counts is named, and a typed one that does not is told. */
export const SignThatDoesNotCount: Story = {
  args: {
    password: { name: 'password', value: 'Blue-river_77', error: undefined, onChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('one of these signs: ! @ # $ % ^ & * ( ) , . ? " : { } | < >'),
    ).toHaveTextContent('still missing')
    await expect(canvas.getByText('“-” does not count. “_” does not count.')).toBeVisible()
  },
}
