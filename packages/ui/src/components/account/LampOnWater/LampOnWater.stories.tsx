import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { LampOnWater } from './LampOnWater.tsx'

const meta = {
  title: 'Account/LampOnWater',
  tags: ['stable', 'role:player'],
  component: LampOnWater,
} satisfies Meta<typeof LampOnWater>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Upright, Band })),
}

export const Upright: Story = {
  decorators: [
    (Story) => (
      <div css={{ inlineSize: 400, blockSize: 500 }}>
        <Story />
      </div>
    ),
  ],
}

/** Cut to a band, the lamp stays in the middle. */
export const Band: Story = {
  decorators: [
    (Story) => (
      <div css={{ inlineSize: 360, blockSize: 96 }}>
        <Story />
      </div>
    ),
  ],
}
