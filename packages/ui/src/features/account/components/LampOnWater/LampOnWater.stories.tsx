import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { inBox } from '../../../../testing/decorators.tsx'
import { LampOnWater } from './LampOnWater.tsx'

const meta = {
  title: 'Account/LampOnWater',
  tags: ['stable', 'role:player'],
  component: LampOnWater,
} satisfies Meta<typeof LampOnWater>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Upright: { decorators: inBox({ inlineSize: 400, blockSize: 500 }) },
    Band: { decorators: inBox({ inlineSize: 360, blockSize: 96 }) },
  })),
}
