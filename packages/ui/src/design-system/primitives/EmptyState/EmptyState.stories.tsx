import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/Primitives/EmptyState',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: EmptyState,
  args: { title: 'No tasks available at the moment', hint: 'Check back later for new challenges!' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      NoTasks: {},
      NoStories: {
        args: {
          title: 'No stories available at the moment.',
          hint: undefined,
          action: <ButtonLink href="#compose">Write the first one</ButtonLink>,
        },
      },
    }),
    { touched: 'NoStories' },
  ),
}
