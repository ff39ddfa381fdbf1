import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { onlyOnPhones } from '../../../../../.storybook/modes.ts'
import { guide } from '../../guidebook/guide.ts'
import { privacyPolicy } from '../../guidebook/privacy.ts'
import { termsOfService } from '../../guidebook/terms.ts'
import { InShell } from '../../testing/InShell.tsx'
import { GuidebookScreen } from './GuidebookScreen.tsx'

const pages = [
  { label: 'Getting Started', href: '#guide' },
  { label: 'Account Questions', href: '#guide-account' },
  { label: 'Privacy & Security', href: '#guide-privacy' },
  { label: 'Terms of Service', href: '#terms', isCurrent: true },
  { label: 'Privacy Policy', href: '#privacy' },
]

const meta = {
  title: 'Screens/GuidebookScreen',
  component: GuidebookScreen,
  args: { book: termsOfService, pages },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <InShell>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof GuidebookScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Seven sections, each reached from the contents. */
export const Terms: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
    await expect(headings).toEqual([
      'Introduction',
      'Acceptance of Terms',
      'Who May Use the Services',
      'User Accounts',
      'Modifications',
      'Refund Policy',
      'Governing Law',
    ])
    await expect(canvas.getByText('Last revised 27 March 2024')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Refund Policy' })).toHaveAttribute(
      'href',
      '#refunds',
    )
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Terms of Service',
    )
  },
}

export const Privacy: Story = {
  args: { book: privacyPolicy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated 27 March 2024')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Children Under 13' })).toBeVisible()
  },
}

export const Guide: Story = { args: { book: guide } }

/** The contents are folded above the text until they are wanted. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Refund Policy' })
    await expect(link).not.toBeVisible()

    await userEvent.click(canvas.getByText('Guidebook'))

    await expect(link).toBeVisible()
  },
}
