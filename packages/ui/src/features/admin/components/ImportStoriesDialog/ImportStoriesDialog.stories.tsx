import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { asSheet, coversPage } from '../../../../storybook/asSheet.ts'
import { ImportStoriesDialog } from './ImportStoriesDialog.tsx'

const meta = {
  title: 'Internal/Admin/ImportStoriesDialog',
  tags: ['internal', 'role:admin'],
  component: ImportStoriesDialog,
  args: {
    categories: [
      { value: 'river', label: 'River Tales' },
      { value: 'courts', label: 'Courts & Cunning' },
    ],
    rows: [],
    onFiles: fn(async () => {}),
    onClose: fn(),
  },
  parameters: coversPage,
} satisfies Meta<typeof ImportStoriesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Import stories' })
    const [input] = dialog.querySelectorAll<HTMLInputElement>('input[type="file"]')
    const files = ['a.json', 'b.twee'].map((name) => new File(['{}'], name))
    await userEvent.upload(input!, files)
    await expect(args.onFiles).toHaveBeenCalledWith(files, 'river', expect.any(AbortSignal))
  },
}

export const Finished: Story = {
  args: {
    rows: [
      { name: 'monsoon.json', state: 'imported', href: '#monsoon' },
      { name: 'lamp.twee', state: 'stopped', refusal: 'This file could not be read.' },
      { name: 'ferry.twee', state: 'reading' },
      { name: 'well.json', state: 'waiting' },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Import stories' })
    await expect(dialog).toHaveTextContent('2 of 4 files')
  },
}

export const States: Story = { parameters: asSheet<Story>(() => ({ meta, Finished })) }
