import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { Says } from '../../../../../../.storybook/localized/Says.tsx'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { fill } from '../../../format/fill.ts'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { AccountNotice } from './AccountNotice.tsx'

const meta = {
  title: 'Account/AccountNotice',
  tags: ['stable', 'role:player', 'role:admin', '!autodocs'],
  component: AccountNotice,
  args: {
    tone: 'done',
    title: says(({ account }) => account.verify.success),
    message: 'Eighty credits came along.',
    children: (
      <ButtonLink href="#login">
        <Says words={({ account }) => account.reset.proceed} />
      </ButtonLink>
    ),
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

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Done,
    Failed: {
      args: {
        tone: 'failed',
        title: says(({ account }) => account.verify.failed),
        message: 'This link is invalid or has expired.',
      },
    },
    Asking: {
      args: {
        tone: 'asking',
        title: says(({ account }) => fill(account.loginLink.title, { name: 'Tara' })),
        message: 'Go on only if it is yours.',
      },
    },
    Waiting,
  })),
}

/** The title has the focus and is read with what it means. */
export const Done: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveAccessibleDescription('Eighty credits came along.')
  },
}

/** Nothing to press yet, and the focus stays where it was. */
export const Waiting: Story = {
  args: {
    tone: 'waiting',
    title: says(({ account }) => account.verify.pending),
    message: undefined,
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus()
  },
}
