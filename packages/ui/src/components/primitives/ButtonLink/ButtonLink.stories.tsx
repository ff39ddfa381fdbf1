import type { Meta, StoryObj } from '@storybook/react-vite'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Primitives/ButtonLink',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: ButtonLink,
  args: { href: '#home', children: says(({ story }) => story.backToStories) },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      Plain: {},
      Primary,
      Quiet: { args: { variant: 'quiet' } },
      SmallJoinWaitlist: {
        args: { size: 'small', children: says(({ layout }) => layout.joinWaitlist) },
      },
    }),
    {
      touched: 'Primary',
    },
  ),
}

export const Primary: Story = {
  args: { variant: 'primary', icon: 'play', children: says(({ landing }) => landing.getStarted) },
}
