import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { ImportDialog } from './ImportDialog.tsx'
import type { StoryExchange } from '../../../authoring/storyExchange.ts'

const reads = (read: StoryExchange['read']): StoryExchange => ({
  read,
  write: async () => '',
})

const meta = {
  title: 'Authoring/ImportDialog',
  component: ImportDialog,
  args: {
    file: new File([':: Start'], 'ferry.twee'),
    onClose: fn(),
    onReplace: fn(),
    exchange: reads(async () => ({ title: 'The Ferry', structure: makeStructure(), notes: [] })),
  },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is replaced before it was seen what comes. */
export const Clean: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByText('Everything was carried over as it was.')
    await expect(args.onReplace).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: 'Replace the scenes' }))
    await expect(args.onReplace).toHaveBeenCalledWith(makeStructure(), 'The Ferry')
  },
}

/** What could not be carried over is named with its passage and line. */
export const WithNotes: Story = {
  args: {
    exchange: reads(async () => ({
      title: '',
      structure: makeStructure(),
      notes: [
        { passage: 'Jetty', line: 12, message: 'The script was left out; nothing in it ran.' },
        { passage: null, line: null, message: 'The style sheet was left out.' },
      ],
    })),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('row', { name: /Jetty 12 The script/ })

    await userEvent.click(screen.getByRole('button', { name: 'Keep what is here' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onReplace).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    file: new File(['{'], 'story.json'),
    exchange: reads(async () => ({
      code: 'unreadable',
      message: 'This is not valid JSON.',
      line: 1,
    })),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Line 1: This is not valid JSON.',
    )
  },
}

const long = { text: 'x'.repeat(9000), choices: [] }

/** More than can be saved: said before anything is replaced, with what to do about it. */
export const TooLarge: Story = {
  args: {
    exchange: reads(async () => ({
      title: 'The Long Ferry',
      structure: {
        start_node: 'n0',
        nodes: Object.fromEntries(Array.from({ length: 240 }, (_, at) => [`n${at}`, long])),
      },
      notes: [],
    })),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'They take 2,117 KB, and only 2,048 KB can be saved.',
    )
  },
}

export const Reading: Story = { args: { exchange: reads(() => new Promise(() => {})) } }
