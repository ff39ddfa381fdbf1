import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { has, tells } from '../../../testing/plays.ts'
import { SettingsFormEnd } from './SettingsFormEnd.tsx'

const meta = {
  title: 'Account/SettingsFormEnd',
  tags: ['stable', 'role:player'],
  component: SettingsFormEnd,
  args: {
    isBusy: false,
    hasErrors: false,
    submitLabel: says(({ settings }) => settings.profile.submit),
    busyLabel: says(({ settings }) => settings.profile.busy),
  },
} satisfies Meta<typeof SettingsFormEnd>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Resting, Busy, Done, Refused, Marked })),
}

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save Profile' })).toBeEnabled()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: has('button', 'Saving...'),
}

/** What is done is told, not only shown. */
export const Done: Story = {
  args: { doneMessage: says(({ settings }) => settings.saved) },
  play: tells('status', 'Saved'),
}

export const Refused: Story = {
  args: {
    error: 'The service is busy. Please try again in a moment.',
    doneMessage: says(({ settings }) => settings.saved),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Marked: Story = { args: { hasErrors: true } }
