import { makeReportedSession } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { ReportedSessionDialog, type ReadReportedSession } from './ReportedSessionDialog.tsx'

const read = (give: ReadReportedSession) => fn<ReadReportedSession>(give)

const meta = {
  title: 'Internal/Admin/ReportedSessionDialog',
  tags: ['internal', 'role:admin'],
  component: ReportedSessionDialog,
  parameters: coversPage,
  args: {
    title: 'Salt Letters',
    readSession: read(async () => makeReportedSession()),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportedSessionDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Read: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: /^The session reported with/ })
    const log = await within(dialog).findByRole('region', { name: 'Session log' })
    await expect(log).toHaveTextContent('You: I ask the lighthouse its name')
    await expect(dialog).toHaveTextContent('recorded in the audit log')
    await expect(args.readSession).toHaveBeenCalledOnce()

    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { readSession: read(() => new Promise<never>(() => {})) } }

export const Failed: Story = {
  args: { readSession: read(async () => ({ error: 'The session could not be loaded.' })) },
}
