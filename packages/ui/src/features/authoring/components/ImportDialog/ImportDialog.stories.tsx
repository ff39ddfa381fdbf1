import { makeStructure } from '@kathasagar/api/testing'
import type { ImportNote, ImportRefusal } from '@kathasagar/interchange'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import type { ReadStory, StoryExchange } from '../../model/storyExchange.ts'
import { ImportDialog } from './ImportDialog.tsx'

const reads = (
  read: (...given: Parameters<StoryExchange['read']>) => Promise<ReadStory | ImportRefusal>,
): StoryExchange => ({ read, write: async () => ({ name: '', content: '' }) })

const passages = { all: 20, reached: 20, ends: 0, hasBack: true, withLoss: 0, hasScripts: false }
const ferry: ReadStory = { title: 'The Ferry', structure: makeStructure(), notes: [], passages }

const finds = (found: Partial<ReadStory> = {}) => reads(async () => ({ ...ferry, ...found }))

const note = (given: Partial<ImportNote>): ImportNote => ({
  passage: null,
  line: null,
  message: '',
  effect: 'story',
  count: 1,
  ...given,
})

const meta = {
  title: 'Internal/Authoring/ImportDialog',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ImportDialog,
  parameters: coversPage,
  args: {
    items: [{ name: 'ferry.twee', file: new File([':: Start'], 'ferry.twee') }],
    onClose: fn(),
    onReplace: fn(),
    exchange: finds(),
  },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { onBring: fn(), exchange: finds({ passages: { ...passages, ends: 3 } }) },
  play: async ({ args, userEvent }) => {
    await screen.findByText('Recommended: import it as scenes. All of its text and links fit.')
    await expect(screen.getByText(/3 passages without links become endings/u)).toBeVisible()
    await expect(args.onReplace).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await expect(args.onReplace).toHaveBeenCalledWith(makeStructure(), 'The Ferry')
    await expect(args.onBring).toHaveBeenCalledWith(expect.objectContaining({ title: 'The Ferry' }))
  },
}

const NOTES = [
  note({ passage: 'Jetty', line: 12, message: 'This passage loses the effect of <<if>>, $gold.' }),
  note({ message: 'Bold was removed.', effect: 'looks', count: 40 }),
]

export const TweeWithMacros: Story = {
  args: { exchange: finds({ notes: NOTES, passages: { ...passages, withLoss: 7 } }) },
  play: async ({ args, userEvent }) => {
    await screen.findByText(/^7 of 20 passages lose macros/u)
    await expect(screen.queryByText(/Recommended/u)).toBeNull()
    await expect(screen.getByText(/This passage loses the effect/u)).not.toBeVisible()
    await userEvent.click(screen.getByText('Details'))
    await expect(screen.getByText(/Bold was removed\. \(40 places\)/u)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the import' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onReplace).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    items: [{ name: 'story.json', file: new File(['{'], 'story.json') }],
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

export const Reading: Story = {
  args: {
    exchange: reads((_, { onProgress }) => {
      onProgress({ step: 'walking', share: 0.5 })
      return new Promise(() => {})
    }),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('progressbar', { name: 'Testing the ink' })

    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await screen.findByRole('button', { name: 'Choose a folder' })
  },
}

const readFiles = fn()

export const Choosing: Story = {
  args: {
    items: [],
    exchange: reads(async (files) => {
      readFiles(files.map(({ name, bytes }) => [name, bytes.length]))
      return ferry
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Import a story' })
    const [input] = dialog.querySelectorAll<HTMLInputElement>('input[type="file"]')
    const files = [
      new File([':: Start...'], 'a.twee'),
      new File(['12345'], 'map.png'),
      new File(['123'], 'rain.ogg'),
    ]

    await fireEvent.change(input!, { target: { files } })

    await screen.findByRole('dialog', { name: 'Import “The Ferry”?' })
    await expect(readFiles).toHaveBeenLastCalledWith([
      ['a.twee', 11],
      ['map.png', 5],
      ['rain.ogg', 0],
    ])
  },
}

const PLAYED = { ...makeStructure(), page: { hash: 'c'.repeat(64), format: 'Harlowe 3.3.9' } }
const savePage = fn(async (): Promise<typeof PLAYED | { fault: string }> => PLAYED)
const page = { format: 'Harlowe 3.3.9', save: savePage }

export const Page: Story = {
  args: { exchange: finds({ notes: NOTES, page, passages: { ...passages, withLoss: 7 } }) },
  play: async ({ args, userEvent }) => {
    await screen.findByText(/^Recommended: play it unchanged. 7 of 20 passages/u)
    await expect(
      screen.getByRole('button', { name: 'Import as scenes', hidden: true }),
    ).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Play it unchanged' }))
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledWith(PLAYED, 'The Ferry'))
  },
}
