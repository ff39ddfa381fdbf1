import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Badge } from '../../primitives/Badge/Badge.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Account/SettingsSection',
  component: SettingsSection,
  args: {
    title: 'Email',
    lead: 'Confirm it by the link that we sent you.',
    children: <p>tara@example.org</p>,
  },
} satisfies Meta<typeof SettingsSection>
export default meta
type Story = StoryObj<typeof meta>

/** It is found by its title. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Email' })).toBeVisible()
  },
}

export const WithState: Story = { args: { aside: <Badge tone="positive">Confirmed</Badge> } }
