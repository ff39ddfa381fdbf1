import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SettingsFormEnd } from './SettingsFormEnd.tsx'

const meta = {
  title: 'Account/SettingsFormEnd',
  component: SettingsFormEnd,
  args: { isBusy: false, hasErrors: false, submitLabel: 'Save Profile', busyLabel: 'Saving...' },
} satisfies Meta<typeof SettingsFormEnd>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save Profile' })).toBeEnabled()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeVisible()
  },
}

/** What is done is told, not only shown. */
export const Done: Story = {
  args: { doneMessage: 'Saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
  },
}

export const Refused: Story = {
  args: { error: 'The service is busy. Please try again in a moment.', doneMessage: 'Saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Marked: Story = { args: { hasErrors: true } }
