import type { Meta, StoryObj } from '@storybook/react-vite'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { tells } from '../../../testing/plays.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: Spinner,
  args: { label: says(({ browse }) => browse.loading) },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({ meta, Inline, Page: { args: { isPage: true } } })),
}

/** Says what is being waited for. */
export const Inline: Story = {
  play: tells('status', 'Loading stories...'),
}
