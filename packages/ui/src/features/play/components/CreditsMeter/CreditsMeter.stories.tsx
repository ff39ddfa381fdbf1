import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { CreditsMeter, type CreditsMeterProps } from './CreditsMeter.tsx'

const meta = {
  title: 'Components/Play/CreditsMeter',
  tags: ['stable', 'role:player'],
  component: CreditsMeter,
  args: { xp: 86, credits: 46 },
} satisfies Meta<typeof CreditsMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Enough: {},
    Low,
    Empty: { args: { xp: 0, credits: 0, isLow: true } },
    Large: { args: { xp: 12_480, credits: 1_204_311 } },
  })),
}

export const Low: Story = { args: { credits: 4, isLow: true } }

function Spending(props: CreditsMeterProps) {
  const [turns, setTurns] = useState(0)

  return (
    <>
      <CreditsMeter {...props} credits={props.credits - turns} xp={props.xp + turns * 5} />
      <Button onPress={() => setTurns(turns + 1)}>Continue</Button>
    </>
  )
}

export const Changing: Story = {
  render: (args) => <Spending {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByText('91')).toBeVisible())
    const changes = [...canvasElement.querySelectorAll('[data-change]')]
    await expect(changes.map(({ textContent }) => textContent)).toEqual(['+5', '−1'])
  },
}
