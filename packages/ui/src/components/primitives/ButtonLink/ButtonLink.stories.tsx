import type { Meta, StoryObj } from '@storybook/react-vite'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { claims, has, hasNo } from '../../../testing/plays.ts'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Primitives/ButtonLink',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: ButtonLink,
  args: { href: '#home', children: says(({ story }) => story.backToStories) },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Plain, Primary, Quiet, SmallJoinWaitlist }), {
    touched: 'Primary',
  }),
}

/** A link to assistive technology, whatever it looks like. */
export const Plain: Story = {
  play: claims(has('link', 'Back to the stories'), hasNo('button')),
}

export const Primary: Story = {
  args: { variant: 'primary', icon: 'play', children: says(({ landing }) => landing.getStarted) },
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const SmallJoinWaitlist: Story = {
  args: { size: 'small', children: says(({ layout }) => layout.joinWaitlist) },
}
