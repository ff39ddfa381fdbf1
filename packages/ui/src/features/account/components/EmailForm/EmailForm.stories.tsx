import { emailErrors } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { inBox } from '../../../../testing/decorators.tsx'
import { EmailForm } from './EmailForm.tsx'

const meta = {
  title: 'Account/EmailForm',
  tags: ['stable', 'role:player'],
  component: EmailForm,
  args: {
    title: 'Forgot Your Password?',
    lead: 'Enter your email and we send you a link to choose a new one.',
    submitLabel: 'Send Reset Link',
    validate: emailErrors,
    onSubmit: fn(async () => null),
    other: <Link href="#login">Back to Login</Link>,
  },
  decorators: inBox({ maxInlineSize: 440 }),
} satisfies Meta<typeof EmailForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
