import { makePlayShare } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'

import { coversPage } from '../../../storybook/asSheet.ts'
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
    await userEvent.click(dialog.getByRole('switch', { name: 'Show the words I typed' }))
    await userEvent.click(dialog.getByRole('switch', { name: 'Show my name, Tara' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'At this turn' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }))
    const options = { isWhole: false, showsWords: false, showsName: true }
    await expect(args.onMake).toHaveBeenCalledWith(options)
    await expect(await dialog.findByText(/The link stands below/)).toBeVisible()
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

    await userEvent.click(dialog.getByRole('button', { name: /^Take back/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Take back' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(code)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const [earlier, later] = [
  makePlayShare({ share_code: 'a1'.repeat(16), created_at: '2025-03-01T10:00:00.000Z' }),
  makePlayShare({ share_code: 'b2'.repeat(16), created_at: '2025-03-02T10:00:00.000Z' }),
]

export const EachAskedAnew: Story = {
  args: {
    links: [earlier, later],
    onRevoke: fn(async () => 'This could not be taken back.'),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    const ask = async (place: number) => {
      await userEvent.click(dialog.getAllByRole('button', { name: /^Take back/ })[place]!)
      return within(await screen.findByRole('alertdialog'))
    }
    const first = await ask(0)
    await userEvent.click(first.getByRole('button', { name: 'Take back' }))
    await expect(await first.findByRole('alert')).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Keep the link' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const next = await ask(1)
    await expect(next.queryByRole('alert')).toBeNull()

    const answer = Promise.withResolvers<string | null>()
    mocked(args.onRevoke).mockReturnValueOnce(answer.promise)
    await userEvent.click(next.getByRole('button', { name: 'Take back' }))
    await userEvent.click(next.getByRole('button', { name: 'Keep the link' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await ask(0)
    answer.resolve(null)
    // Past the moment at which it would close it.
    await new Promise((drawn) => setTimeout(drawn, 50))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}
