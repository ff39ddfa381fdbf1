import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Components/Layout/Stack',
  tags: ['stable', 'role:player', 'role:admin'],
  component: Stack,
  args: { gap: 'm' },
  render: (args) => (
    <Stack {...args}>
      <span>Published</span>
      <span>Draft</span>
    </Stack>
  ),
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Apart: {},
    List: {
      render: (args) => (
        <Stack {...args} as="ul" gap="xl">
          <li>Published</li>
          <li>Draft</li>
        </Stack>
      ),
    },
  })),
}
