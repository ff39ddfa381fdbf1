import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Spinner,
  args: { label: says(({ browse }) => browse.loading) },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Inline, Page })),
}

/** Says what is being waited for. */
export const Inline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories...')
  },
}

export const Page: Story = { args: { isPage: true } }
