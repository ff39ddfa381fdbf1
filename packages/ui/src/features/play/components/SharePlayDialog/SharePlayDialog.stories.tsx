import { makePlayShare } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { SharePlayDialog } from './SharePlayDialog.tsx'

const done = async (): Promise<string | null> => null

const meta = {
  title: 'Play/SharePlayDialog',
  tags: ['beta', 'role:player'],
  component: SharePlayDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    name: 'Tara',
    links: [makePlayShare({ opened_count: 3 })],
    hrefOf: (code: string) => `#${code}`,
    onClose: fn(),
    onMake: fn(done),
    onRetry: fn(),
    onRevoke: fn(done),
    onShare: fn(async () => 'copied' as const),
  },
} satisfies Meta<typeof SharePlayDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const opened = async () => within(await screen.findByRole('dialog', { name: 'Share this play' }))

export const Made: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('switch', { name: 'Show the text that I typed' }))
    await userEvent.click(dialog.getByRole('switch', { name: 'Show my name, Tara' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'This turn' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    const options = { isWhole: false, showsWords: false, showsName: true }
    await expect(args.onMake).toHaveBeenCalledWith(options)
    await expect(await dialog.findByText(/The link is below/)).toBeVisible()
  },
}

export const Listed: Story = {
  play: async ({ args, userEvent }) => {
    const code = args.links?.[0]?.share_code
    const dialog = await opened()
    await expect(dialog.getByText(/Opened 3 times/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Share the link/ }))
    await expect(await dialog.findByText('Link copied')).toBeVisible()
    await expect(args.onShare).toHaveBeenCalledWith(code)

    await userEvent.click(dialog.getByRole('button', { name: /^Revoke/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(code)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
