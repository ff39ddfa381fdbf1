import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading stories...' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** Says what is being waited for. */
export const Inline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories...')
  },
}

export const Page: Story = { args: { isPage: true } }
