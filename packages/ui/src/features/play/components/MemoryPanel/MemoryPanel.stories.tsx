import { makeFact, makeMemory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { MemoryPanel, type MemoryPanelProps } from './MemoryPanel.tsx'

const memoryOf = (changes: Partial<MemoryPanelProps['memory']> = {}) => ({
  isOpen: true,
  onOpenChange: fn(),
  held: makeMemory(),
  onRetry: fn(),
  onDelete: fn(async () => null),
  ...changes,
})

const meta = {
  title: 'Internal/Play/MemoryPanel',
  tags: ['internal', 'role:player'],
  component: MemoryPanel,
  parameters: { layout: 'fullscreen' },
  args: { memory: memoryOf(), id: 'memory', lang: 'en', onGoToTurn: fn() },
  decorators: [
    (Panel) => (
      <main style={{ display: 'flex', justifyContent: 'flex-end', blockSize: '100vh' }}>
        <Panel />
      </main>
    ),
  ],
} satisfies Meta<typeof MemoryPanel>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Memory: {},
    Promised: promisedShown,
    NoPageYet: {
      args: { memory: memoryOf({ held: makeMemory({ codex: { pages: [], veiled: 1 } }) }) },
    },
    Empty: { args: { memory: memoryOf({ held: EMPTY }) } },
    OnTheWay: { args: { memory: memoryOf({ held: null }) } },
    Failed: { args: { memory: memoryOf({ held: null, hasFailed: true }) } },
    Long: long,
  })),
}

const OWN = makeFact()

export const Beside: Story = {
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ args, userEvent }) => {
    const panel = await screen.findByRole('complementary', { name: 'Memory' })
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: `Delete: ${OWN.text}` }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Delete/ })).toHaveFocus())
    await expect(args.memory.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.memory.onOpenChange).toHaveBeenCalledWith(false)
  },
}

const EMPTY = makeMemory({ state: [], facts: [], codex: { pages: [], veiled: 0 } })

const longWords =
  'I tell her everything that I have seen since the lowest step, and that I have counted the beads on the red thread twice, and that neither count came out the same as the one in the ledger of the dead postmaster'

const promisedShown: Story = {
  args: {
    memory: memoryOf({
      held: makeMemory({
        state: [],
        facts: [
          makeFact({ id: 'word', kind: 'promised', text: 'I promise Jamuna to be back by dark' }),
          makeFact({ id: 'name', turn: 5, kind: 'is_called', text: 'My name is Asha' }),
          makeFact({ id: 'cup', turn: 4, kind: 'gave', text: 'I give her the cup' }),
          makeFact({ id: 'recall:3', turn: 3, kind: 'did', by: 'author', text: 'You drank.' }),
        ],
      }),
    }),
  },
}

const long: Story = {
  args: {
    memory: memoryOf({
      held: makeMemory({
        turn: 412,
        state: [
          {
            id: 'state:coins',
            kind: 'number',
            label: 'Silver',
            turn: 212,
            value: 3,
            least: -20,
            most: 40,
          },
          {
            id: 'state:evenings',
            kind: 'number',
            label: 'Your evenings at the post office',
            turn: 220,
            value: 2,
            least: 1,
            most: 2,
          },
          { id: 'state:bag', kind: 'flag', label: 'You carry the bag', turn: 300, value: false },
        ],
        facts: Array.from({ length: 60 }, (_unused, index) =>
          makeFact({ id: `fact-${index}`, turn: 412 - index, text: `${index}. ${longWords}` }),
        ),
        facts_left_out: 12,
      }),
    }),
  },
}
