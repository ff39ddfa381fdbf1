import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { coversPage } from '../../../../storybook/asSheet.ts'
import { ReportDialog } from './ReportDialog.tsx'

const meta = {
  title: 'Internal/Story/ReportDialog',
  tags: ['internal', 'role:player'],
  component: ReportDialog,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), onSend: fn(async (): Promise<string | null> => null) },
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

export const Sent: Story = {
  play: async ({ args, userEvent }) => {
    await opened()
    const reason = screen.getByLabelText('What is wrong?')
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(reason).toHaveAccessibleDescription('Choose what is wrong')
    await expect(args.onSend).not.toHaveBeenCalled()

    await chooseOption(userEvent, reason, 'It does not work')
    await userEvent.type(screen.getByLabelText('In your words'), 'The boat never comes.')
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }))

    await expect(args.onSend).toHaveBeenCalledWith({
      reason: 'broken',
      note: 'The boat never comes.',
    })
    const thanks = await screen.findByText('Thank you. The editors have your report.')
    await waitFor(() => expect(document.activeElement).toContainElement(thanks))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
