import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { EarlierTurns } from './EarlierTurns.tsx'

const meta = {
  title: 'Internal/Play/EarlierTurns',
  tags: ['internal', 'role:player'],
  component: EarlierTurns,
  args: { firstId: '50-narrative', hasEarlier: true, isBusy: false, onLoad: fn() },
} satisfies Meta<typeof EarlierTurns>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    More: {},
    OnTheirWay: { args: { isBusy: true } },
    AtTheStart: { args: { hasEarlier: false } },
  })),
}

function LongText() {
  const [first, setFirst] = useState(40)
  const lines = Array.from({ length: 80 - first }, (_unused, index) => first + index)

  return (
    <section
      aria-label={usePlayMessages().play.storySoFar}
      style={{ blockSize: 240, overflowY: 'auto' }}
    >
      <EarlierTurns
        firstId={`${first}-narrative`}
        hasEarlier={first > 0}
        isBusy={false}
        onLoad={() => setFirst(first - 20)}
      />
      <div role="log">
        {lines.map((line) => (
          <p data-entry="narrative" key={line}>
            Step {line} of the well
          </p>
        ))}
      </div>
    </section>
  )
}

export const ReadingPlaceIsKept: Story = {
  render: () => <LongText />,
  play: async ({ canvas, userEvent }) => {
    const topOf = () =>
      Math.round(canvas.getByText('Step 41 of the well').getBoundingClientRect().y)
    const before = topOf()

    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }))

    await waitFor(() => expect(canvas.getByText('Step 20 of the well')).toBeInTheDocument())
    await expect(Math.abs(topOf() - before)).toBeLessThan(2)
  },
}

export const AllHaveCome: Story = {
  render: () => <LongText />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show earlier' }).focus()
    await userEvent.keyboard('{Enter}{Enter}')

    await waitFor(() => expect(canvas.getByText('Step 0 of the well')).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Show earlier' })).toBeNull()
  },
}
