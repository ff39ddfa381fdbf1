import type { Meta, StoryObj } from '@storybook/react-vite'

import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No tasks available at the moment', hint: 'Check back later for new challenges!' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const NoTasks: Story = {}

export const NoStories: Story = {
  args: {
    title: 'No stories available at the moment.',
    hint: undefined,
    action: <ButtonLink href="#compose">Write the first one</ButtonLink>,
  },
}
