import { makeId, makeMappedTurn } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { TurnMapPanel, type PlayPaths } from './TurnMapPanel.tsx'

const [start, oar, bank, well, stair] = [601, 602, 603, 604, 605].map(makeId) as [
  string,
  string,
  string,
  string,
  string,
]
const turns = [
  makeMappedTurn({ id: start }),
  makeMappedTurn({
    id: oar,
    parent_id: start,
    number: 1,
    action_type: 'continue',
    done: 'Take the second oar',
    scene: 'Mid-river',
  }),
  makeMappedTurn({ id: bank, parent_id: oar, number: 2, scene: 'The far bank', is_ending: true }),
  makeMappedTurn({
    id: well,
    parent_id: start,
    number: 1,
    action_type: 'custom_action',
    done: 'I ask him who waits on the other side, and why he never looks there',
    scene: 'The landing',
  }),
  makeMappedTurn({ id: stair, parent_id: well, number: 2, scene: 'The stair', is_here: true }),
]

const waysOf = (changes: Partial<PlayPaths> = {}): PlayPaths => ({
  isOpen: true,
  onOpenChange: fn(),
  map: { turns, is_whole: true },
  hasFailed: false,
  onRetry: fn(),
  onGo: fn(async () => true),
  ...changes,
})

const meta = {
  title: 'Internal/Play/TurnMapPanel',
  tags: ['internal', 'role:player'],
  component: TurnMapPanel,
  args: { ways: waysOf(), lang: 'en' },
} satisfies Meta<typeof TurnMapPanel>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Ways,
    Refused,
    Failed: { args: { ways: waysOf({ map: null, hasFailed: true }) } },
  })),
}

export const Ways: Story = {
  play: async ({ args: { ways }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your paths' }))
    const here = dialog.getByRole('button', { name: /You are here/ })
    await expect(here).toHaveAttribute('aria-current', 'step')
    await userEvent.click(dialog.getByRole('button', { name: /An ending/ }))
    await expect(ways.onGo).toHaveBeenCalledWith(bank)
    await waitFor(() => expect(ways.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const Refused: Story = {
  args: {
    ways: waysOf({ onGo: fn(async () => false), refusal: 'The story was continued elsewhere.' }),
  },
  play: async ({ args: { ways }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Take the second oar/ }))
    await expect(screen.getByRole('status')).toHaveTextContent('The story was continued elsewhere.')
    await expect(ways.onOpenChange).not.toHaveBeenCalled()
  },
}
