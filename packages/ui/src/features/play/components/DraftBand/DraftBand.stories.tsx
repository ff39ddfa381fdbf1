import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { DraftBand } from './DraftBand.tsx'

const meta = {
  title: 'Play/DraftBand',
  tags: ['beta', 'role:player'],
  component: DraftBand,
  args: { author: 'Meera' },
} satisfies Meta<typeof DraftBand>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Named: {}, Unnamed: { args: { author: null } } })),
}
