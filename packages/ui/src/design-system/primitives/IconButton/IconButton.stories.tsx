import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/Primitives/IconButton',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: IconButton,
  args: { label: 'Like', icon: 'lotus', onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Default: {},
      Pressed: { args: { isPressed: true } },
      NotPressed: { args: { isPressed: false } },
      Disabled: { args: { isDisabled: true } },
      Sizes: {
        render: (args) => (
          <div css={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <IconButton {...args} size="small" />
            <IconButton {...args} size="medium" />
            <IconButton {...args} size="large" />
          </div>
        ),
      },
    }),
    { touched: 'Default' },
  ),
}
