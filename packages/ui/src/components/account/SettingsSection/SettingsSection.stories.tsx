import type { Meta, StoryObj } from '@storybook/react-vite'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { Says } from '../../../../../../.storybook/localized/Says.tsx'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Account/SettingsSection',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: SettingsSection,
  args: {
    title: says(({ settings }) => settings.email.title),
    lead: 'Confirm it by the link that we sent you.',
    children: <p>tara@example.org</p>,
  },
} satisfies Meta<typeof SettingsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({ meta, Named: {}, WithState })),
}

export const WithState: Story = {
  args: {
    aside: (
      <Badge tone="positive">
        <Says words={({ settings }) => settings.email.verified} />
      </Badge>
    ),
  },
}
