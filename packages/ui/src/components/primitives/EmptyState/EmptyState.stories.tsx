import type { Meta, StoryObj } from '@storybook/react-vite'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: EmptyState,
  args: {
    title: says(({ progress }) => progress.empty),
    hint: says(({ progress }) => progress.emptyHint),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({ meta, NoTasks: {}, NoStories }), { touched: 'NoStories' }),
}

export const NoStories: Story = {
  args: {
    title: says(({ story }) => story.noStories),
    hint: undefined,
    action: <ButtonLink href="#compose">Write the first one</ButtonLink>,
  },
}
