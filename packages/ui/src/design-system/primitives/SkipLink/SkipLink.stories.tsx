import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Internal/Primitives/SkipLink',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">
        <p>The content. Press Tab to see the link.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()

    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus())
  },
}
