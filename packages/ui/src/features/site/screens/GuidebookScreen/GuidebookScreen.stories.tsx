import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asPage, onlyOnPhones } from '../../../../storybook/modes.ts'
import { guide } from '../../../../messages/guidebook/guide.ts'
import { privacyPolicy } from '../../../../messages/guidebook/privacy.ts'
import { termsOfService } from '../../../../messages/guidebook/terms.ts'
import { voices } from '../../../../messages/guidebook/voices.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { GuidebookScreen } from './GuidebookScreen.tsx'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'

const pages = [
  { label: 'Getting Started', href: '#guide' },
  { label: 'Account Questions', href: '#guide-account' },
  { label: 'Privacy & Security', href: '#guide-privacy' },
  { label: 'Terms of Service', href: '#terms', isCurrent: true },
  { label: 'Privacy Policy', href: '#privacy' },
]

const meta = {
  title: 'Screens/GuidebookScreen',
  tags: ['beta', 'role:player'],
  component: GuidebookScreen,
  args: { book: termsOfService, pages },
  parameters: asPage,
  decorators: inShell(),
} satisfies Meta<typeof GuidebookScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Privacy: Story = { args: { book: privacyPolicy } }

export const Guide: Story = { args: { book: guide } }

export const Voices: Story = { args: { book: { ...guide, sections: [voices] } } }

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

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
