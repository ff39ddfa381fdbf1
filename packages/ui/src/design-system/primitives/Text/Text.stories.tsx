import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Primitives/Text',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Text,
  args: { children: 'The ferry leaves when the last lamp is out.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { size: 'lead', tone: 'secondary', voice: 'story' } }

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="s">
      <Text>{children}</Text>
      <Text tone="secondary">{children}</Text>
      <Text size="small" tone="muted">
        {children}
      </Text>
      <Text tone="danger">{children}</Text>
      <Text size="lead" voice="story">
        {children}
      </Text>
      <Text size="heading" voice="display">
        {children}
      </Text>
    </Stack>
  ),
}
