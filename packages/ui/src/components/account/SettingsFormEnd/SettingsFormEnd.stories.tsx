import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { SettingsFormEnd } from './SettingsFormEnd.tsx'

const meta = {
  title: 'Account/SettingsFormEnd',
  tags: ['stable', 'role:player'],
  component: SettingsFormEnd,
  args: {
    isBusy: false,
    submitLabel: says(({ settings }) => settings.profile.submit),
    busyLabel: says(({ settings }) => settings.profile.busy),
  },
} satisfies Meta<typeof SettingsFormEnd>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Resting: {},
    Busy: { args: { isBusy: true } },
    Done: { args: { doneMessage: says(({ settings }) => settings.saved) } },
    Refused,
  })),
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
