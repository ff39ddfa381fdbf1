import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { inBox } from '../../../../testing/decorators.tsx'
import { PageFrame } from './PageFrame.tsx'

const page = {
  load: 0,
  src: 'data:text/html,<p>The lamp is lit.</p><a href="%23">Go to the market</a>',
  start: '{}',
  status: 'ready' as const,
  onFrame: () => undefined,
  onReload: fn(),
}

const meta = {
  title: 'Internal/Play/PageFrame',
  tags: ['internal', 'role:player'],
  component: PageFrame,
  decorators: inBox({ display: 'grid', blockSize: '20rem' }),
  args: { title: 'The Lamp', page },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Ready: {},
    Opening: { args: { page: { ...page, status: 'opening' } } },
    Silent: { args: { page: { ...page, status: 'silent' } } },
    Lost: { args: { page: { ...page, status: 'lost' } } },
  })),
}
