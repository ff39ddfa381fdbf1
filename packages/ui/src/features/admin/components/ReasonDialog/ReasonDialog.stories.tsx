import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { coversPage } from '../../../../storybook/asSheet.ts'
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx'

const meta = {
  title: 'Admin/ReasonDialog',
  tags: ['beta', 'role:admin'],
  component: ReasonDialog,
  parameters: coversPage,
  args: {
    title: 'Take down “Salt Letters”?',
    children: 'It leaves every list.',
    hint: adminMessages.review.takeDown.hint,
    submitLabel: adminMessages.review.takeDown.confirm,
    busyLabel: adminMessages.review.takeDown.busy,
    onClose: fn(),
    onSubmit: fn<ReasonDialogProps['onSubmit']>(async () => null),
  },
} satisfies Meta<typeof ReasonDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const reason = () => screen.findByRole('textbox', { name: 'Reason' })
const confirm = () => screen.getByRole('button', { name: 'Take down' })

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title })
    await waitFor(() => expect(dialog).toBeVisible())

    await userEvent.click(confirm())
    await expect(await reason()).toBeInvalid()
    await waitFor(async () => expect(await reason()).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.type(await reason(), '  It is copied. ')
    await userEvent.click(confirm())
    await expect(args.onSubmit).toHaveBeenCalledWith('It is copied.')
  },
}
