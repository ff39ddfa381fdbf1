import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { InkPanel } from './InkPanel.tsx'

const SOURCE = `LIST purse = silver, gold
-> square
=== square
The market opens. {~The wind turns.|A bell rings.}
* [Take the silver]
  ~ purse += silver
  You hold {purse}. -> END
`

const meta = {
  title: 'Authoring/InkPanel',
  tags: ['internal', 'role:author', 'role:admin'],
  component: InkPanel,
  args: {
    onPlay: fn(),
    ink: {
      source: SOURCE,
      compiled: '{}',
      walk: { ways: 200, ended: 187, unfinished: 13, loose: 0, longest: 24, faults: [] },
    },
  },
} satisfies Meta<typeof InkPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet(() => ({ meta, LongLines }), { isWide: true }),
}

export const LongLines: Story = {
  args: {
    ink: {
      source: `${'word'.repeat(200)}\n-> END`,
      compiled: '{}',
      walk: { ways: 8, ended: 0, unfinished: 0, loose: 0, longest: 0, faults: [] },
    },
  },
  play: async ({ canvas }) => {
    const { clientWidth, scrollWidth } = canvas.getByRole('region', { name: 'Source of the ink' })
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
