import { makePrices } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { CommandPanel, type CommandPanelProps } from './CommandPanel.tsx'

const meta = {
  title: 'Components/Play/CommandPanel',
  tags: ['stable', 'role:player'],
  component: CommandPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    prices: makePrices(),
    xp: 86,
    credits: 46,
    canUndo: true,
    onCommand: fn(async () => true),
  },
} satisfies Meta<typeof CommandPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Ready: {},
      KeptDraft,
      DraftThatWasTold,
      Busy: { args: { isBusy: true } },
      NothingToUndo: { args: { canUndo: false } },
      Poor: {
        args: {
          xp: 1,
          credits: 0,
          isLow: true,
          prices: makePrices({ continue: { xp: 1, credits: 1 } }),
        },
      },
      FreeStoryteller: { args: { prices: makePrices({ continue: { xp: 0, credits: 0 } }) } },
      PictureHad: { args: { prices: makePrices({ show: { xp: 0, credits: 0 } }) } },
      FirstTurns: { args: { hasHint: true } },
    }),
    { touched: 'Ready' },
  ),
}

export const Given: Story = {
  args: { onCommand: fn(() => new Promise((resolve) => setTimeout(resolve, 300, true))) },
  play: async ({ canvas, userEvent }) => {
    const immerse = canvas.getByRole('button', { name: /^Immerse/ })
    await userEvent.click(immerse)
    await expect(immerse).toHaveAttribute('data-taken')
    await waitFor(() => expect(immerse).not.toHaveAttribute('data-taken'))

    await userEvent.type(canvas.getByRole('textbox'), 'I wait{Enter}')
    const act = canvas.getByRole('button', { name: /^Act/ })
    await expect(act).toHaveAttribute('data-taken')
    await waitFor(() => expect(act).not.toHaveAttribute('data-taken'))
  },
}

export const BlankField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}')
    await expect(canvas.getByRole('button', { name: /^Act/ })).toBeDisabled()
    await expect(args.onCommand).not.toHaveBeenCalled()

    const field = canvas.getByRole('textbox', { name: 'Describe your custom action...' })
    await userEvent.type(field, ' I wait ')
    await userEvent.click(canvas.getByRole('button', { name: 'Act 1 XP · 1 credit' }))
    await expect(args.onCommand).toHaveBeenCalledWith({
      action_type: 'custom_action',
      user_action: 'I wait',
    })
    await waitFor(() => expect(field).toHaveValue(''))

    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('a'.repeat(1850))
    await expect(canvas.getByText('1,850 / 2,000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Act/ })).toBeEnabled()
  },
}

export const KeptDraft: Story = {
  args: { pendingInput: { value: 'I lower the', onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, ' lamp')
    await expect(field).toHaveValue('I lower the lamp')
    await expect(args.pendingInput?.onChange).toHaveBeenLastCalledWith('I lower the lamp')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.pendingInput?.onChange).toHaveBeenLastCalledWith(''))
  },
}

export const DraftThatWasTold: Story = {
  args: {
    pendingInput: { value: 'I lower the lamp', onChange: fn() },
    takenWords: 'I lower the lamp',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const TooLong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    const words = 'a river '.repeat(260).trim()
    await userEvent.click(field)
    await userEvent.paste(words)
    await expect(field).toHaveValue(words)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('2,079 / 2,000 At most 2000 characters')
    await expect(canvas.getByRole('button', { name: /^Act/ })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommand).not.toHaveBeenCalled()
  },
}

function PanelWithTurn(props: CommandPanelProps) {
  const [isBusy, setIsBusy] = useState(false)
  const takeTurn = async () => {
    setIsBusy(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    setIsBusy(false)
    return true
  }
  return <CommandPanel {...props} isBusy={isBusy} onCommand={takeTurn} />
}

export const FocusReturns: Story = {
  render: (args) => <PanelWithTurn {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'I wait{Enter}')
    await waitFor(() => expect(field).toBeEnabled())
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const TapKeepsKeyboardClosed: Story = {
  render: (args) => <PanelWithTurn {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Continue/ })
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await waitFor(() => expect(button).toBeDisabled())
    await waitFor(() => expect(button).toBeEnabled())
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
  },
}
