import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { AsideNote } from './AsideNote.tsx'

const ASKED = ['Look into the bowl', 'Ask the potter what she has put in it']

const meta = {
  title: 'Play/AsideNote',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: AsideNote,
  args: { onChoice: fn() },
  decorators: inBox({ maxWidth: 640 }),
} satisfies Meta<typeof AsideNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Asked,
    Waiting,
    Help: { args: { hint: { topic: 'help' } } },
    Who: {
      args: {
        hint: { topic: 'who', role: 'You carry the last lamp down the stepwell.' },
        lang: 'en',
      },
    },
    Undo: { args: { hint: { topic: 'undo' } } },
  })),
}

/** One free press says which choice was meant. */
export const Asked: Story = {
  args: { asked: ASKED },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Do you mean:' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look into the bowl' }))
    await expect(args.onChoice).toHaveBeenCalledWith('Look into the bowl')
  },
}

/** What was told stands above it, and was charged: nothing is said of that. */
export const AskedBesideTurn: Story = {
  args: { asked: ASKED.slice(0, 1), isBesideTurn: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Or did you mean:' })).toBeVisible()
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Look into the bowl' }))
    await expect(args.onChoice).toHaveBeenCalledWith('Look into the bowl')
  },
}

export const AskedByKeyboard: Story = {
  args: { asked: ASKED },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: /potter/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoice).toHaveBeenCalledWith(ASKED[1])
  },
}

/** An action runs. */
export const Waiting: Story = {
  args: { asked: ASKED, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Look into the bowl' })).toBeDisabled()
  },
}
