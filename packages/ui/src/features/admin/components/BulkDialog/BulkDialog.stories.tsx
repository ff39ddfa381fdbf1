import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { coversPage } from '../../../../storybook/asSheet.ts'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'

const meta = {
  title: 'Internal/Admin/BulkDialog',
  tags: ['internal', 'role:admin'],
  component: BulkDialog,
  parameters: coversPage,
  args: {
    choice: 'tags_add',
    total: 2000,
    categories: [{ value: 'river', label: 'River Tales' }],
    tags: [{ value: 'ghosts', label: 'Ghosts' }],
    onPreview: fn<BulkDialogProps['onPreview']>(async () => ({
      bulk_id: null,
      total: 2000,
      changed: 1988,
      skipped: [{ why: 'unchanged', stories: 12 }],
      remaining: 0,
    })),
    onClose: fn(),
    onSubmit: fn<BulkDialogProps['onSubmit']>(async () => null),
  },
} satisfies Meta<typeof BulkDialog>
export default meta
type Story = StoryObj<typeof meta>

const shown = async () => within(await screen.findByRole('alertdialog'))

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await shown()
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Tag' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Add a tag' }))
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await chooseOption(userEvent, dialog.getByRole('combobox', { name: 'Tag' }), 'Ghosts')
    await dialog.findByText('1,988 stories will change. 12 already have this value.')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They belong there')
    await userEvent.click(dialog.getByRole('button', { name: 'Add a tag' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      choice: 'tags_add',
      value: 'ghosts',
      reason: 'They belong there',
    })
  },
}

export const UnderWay: Story = {
  args: {
    choice: 'take_down',
    progress: 60,
    onSubmit: fn<BulkDialogProps['onSubmit']>(() => new Promise<never>(() => {})),
  },
  play: async ({ userEvent }) => {
    const dialog = await shown()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Copied')
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }))

    await expect(await dialog.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
  },
}
