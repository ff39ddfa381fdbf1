import { waitlistError } from '@kathasagar/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { WaitlistForm } from './WaitlistForm.tsx'

const meta = {
  title: 'Landing/WaitlistForm',
  tags: ['stable', 'role:player'],
  component: WaitlistForm,
  args: { validate: waitlistError, onSubmit: fn(), notice: 'We write to you once.' },
} satisfies Meta<typeof WaitlistForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Idle: {},
    Busy: { args: { isBusy: true } },
    Failed: { args: { error: 'Something went wrong. Please try again later.' } },
  })),
}
