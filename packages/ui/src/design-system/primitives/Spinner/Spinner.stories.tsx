import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Primitives/Spinner',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Spinner,
  args: { label: 'Loading stories...' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Inline: {}, Page: { args: { isPage: true } } })),
}
