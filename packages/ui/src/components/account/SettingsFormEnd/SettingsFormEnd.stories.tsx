import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { SettingsFormEnd } from './SettingsFormEnd.tsx'

const meta = {
  title: 'Account/SettingsFormEnd',
  tags: ['stable', 'role:player'],
  component: SettingsFormEnd,
  args: {
    isBusy: false,
    submitLabel: 'Save Profile',
    busyLabel: 'Saving...',
  },
} satisfies Meta<typeof SettingsFormEnd>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Resting: {},
    Busy: { args: { isBusy: true } },
    Done: { args: { doneMessage: 'Saved' } },
    Refused,
  })),
}

export const Refused: Story = {
  args: {
    error: 'The service is busy. Please try again in a moment.',
    doneMessage: 'Saved',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
