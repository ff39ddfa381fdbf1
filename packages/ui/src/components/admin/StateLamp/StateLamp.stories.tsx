import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { says } from '../../../../../../.storybook/localized/says.ts'
import { shows } from '../../../testing/plays.ts'
import { StateLamp } from './StateLamp.tsx'

const meta = {
  title: 'Admin/StateLamp',
  tags: ['beta', 'role:admin'],
  component: StateLamp,
  args: { tone: 'lit', children: says(({ admin }) => admin.models.bindings.builtIn) },
} satisfies Meta<typeof StateLamp>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Lit, Slow, Out, Unlit })),
}

export const Lit: Story = {
  play: shows('Built in'),
}

export const Slow: Story = {
  args: { tone: 'slow', children: says(({ admin }) => admin.models.faults.too_slow) },
}

export const Out: Story = {
  args: { tone: 'out', children: says(({ admin }) => admin.models.faults.unreachable) },
}

/** Nobody has asked yet. */
export const Unlit: Story = {
  args: { tone: 'unlit', children: says(({ admin }) => admin.models.providers.notAsked) },
}
