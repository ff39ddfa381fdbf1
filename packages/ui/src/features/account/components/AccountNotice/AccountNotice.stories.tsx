import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { fullEnglish } from '../../../../messages/fullEnglish.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { AccountNotice } from './AccountNotice.tsx'

const meta = {
  title: 'Internal/Account/AccountNotice',
  tags: ['internal', 'role:player', 'role:admin'],
  component: AccountNotice,
  args: {
    tone: 'done',
    title: 'Email verified successfully',
    message: 'Eighty credits came along.',
    children: <ButtonLink href="#login">Continue to Login</ButtonLink>,
  },
  decorators: [
    (Story) => (
      <main css={{ maxInlineSize: 440 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AccountNotice>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Done,
    Failed: {
      args: {
        tone: 'failed',
        title: 'Email verification failed',
        message: 'This link is invalid or has expired.',
      },
    },
    Asking: {
      args: {
        tone: 'asking',
        title: fill(fullEnglish.account.loginLink.title, { name: 'Tara' }),
        message: 'Go on only if it is yours.',
      },
    },
    Waiting,
  })),
}

export const Done: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveAccessibleDescription('Eighty credits came along.')
  },
}

export const Waiting: Story = {
  args: {
    tone: 'waiting',
    title: 'Verifying your email address...',
    message: undefined,
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus()
  },
}
