import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { says } from '../../../../../../.storybook/localized/says.ts'
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
  parameters: asSheet<Story>(() => ({
    meta,
    Lit: {},
    Slow: { args: { tone: 'slow', children: says(({ admin }) => admin.models.faults.too_slow) } },
    Out: { args: { tone: 'out', children: says(({ admin }) => admin.models.faults.unreachable) } },
    Unlit: {
      args: { tone: 'unlit', children: says(({ admin }) => admin.models.providers.notAsked) },
    },
  })),
}
