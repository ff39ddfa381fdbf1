import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Account/SettingsSection',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: SettingsSection,
  args: {
    title: 'Email',
    lead: 'Confirm it by the link that we sent you.',
    children: <p>tara@example.org</p>,
  },
} satisfies Meta<typeof SettingsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Named: {},
    WithState: { args: { aside: <Badge tone="positive">Confirmed</Badge> } },
  })),
}
