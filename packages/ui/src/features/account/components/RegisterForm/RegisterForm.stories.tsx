import { PASSWORD_RULES, registerErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inBox } from '../../../../testing/decorators.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const meta = {
  title: 'Account/RegisterForm',
  tags: ['stable', 'role:player'],
  component: RegisterForm,
  args: {
    validate: registerErrors,
    passwordTests: PASSWORD_RULES,
    onSubmit: fn(async () => null),
    loginHref: '#login',
  },
  decorators: inBox({ maxInlineSize: 440 }),
} satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WeakPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'lamp')
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible()
    await expect(canvas.getByText('a lowercase letter')).toHaveTextContent('done')

    await userEvent.type(canvas.getByLabelText('Password'), 'oil108')

    await expect(
      canvas.getByText('Password must include uppercase, lowercase, number and special character'),
    ).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Create Account' })
    // The description includes the age requirement.
    await expect(button).toHaveAccessibleDescription(/13 or older.*under 18.*parent or guardian/)
    await expect(button).toHaveAccessibleDescription(/Correct the marked fields first/)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'tara_of_ghat')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'tara@example.org')
    await userEvent.click(button)

    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(
      canvas.getByText('Please confirm your password', { ignore: 'label' }),
    ).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
