import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

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
  title: 'Play/PageFrame',
  tags: ['internal', 'role:player'],
  component: PageFrame,
  decorators: inBox({ display: 'grid', blockSize: '20rem' }),
  args: { title: 'The Lamp', page },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Ready: {},
    Opening: { args: { page: { ...page, status: 'opening' } } },
    Silent,
    Lost: { args: { page: { ...page, status: 'lost' } } },
  })),
}

export const Silent: Story = {
  args: { page: { ...page, status: 'silent' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The story’s page does not respond.')
    await userEvent.click(canvas.getByRole('button', { name: 'Load it again' }))
    await expect(page.onReload).toHaveBeenCalled()
  },
}
