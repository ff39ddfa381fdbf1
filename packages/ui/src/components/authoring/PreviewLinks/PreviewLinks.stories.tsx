import { makePreviewLink } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import type { Shared } from '../../play/ShareButton/ShareButton.tsx'
import { below } from '../../../testing/decorators.tsx'
import { asksAgain, claims, hasNo, shows } from '../../../testing/plays.ts'
import { PreviewLinks } from './PreviewLinks.tsx'

type Asked = () => Promise<string | null>

const code = makePreviewLink().preview_code

const meta = {
  title: 'Authoring/PreviewLinks',
  tags: ['beta', 'role:author'],
  component: PreviewLinks,
  args: {
    items: [
      makePreviewLink(),
      makePreviewLink({ preview_code: '2f'.repeat(16), note: '', opened_count: 1, plays_count: 0 }),
    ],
    onRetry: fn(),
    hrefOf: (one: string) => `#preview-${one}`,
    onMake: fn<Asked>(async () => null),
    onShare: fn(async (): Promise<Shared> => 'copied'),
    onRevoke: fn<Asked>(async () => null),
    now: Date.parse('2025-03-14T10:00:00.000Z'),
  },
  decorators: below(<h2>The Ferryman’s Second Oar</h2>),
} satisfies Meta<typeof PreviewLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Loaded, Over, Empty, Refused, Loading, Failed })),
}

/** A link is made for somebody, for some days. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'For whom' }), 'Asha ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Leads here for' }), '14')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }))
    await expect(args.onMake).toHaveBeenCalledWith({ note: 'Asha', days: 14 })
    await expect(await canvas.findByText(/^The link stands below/)).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Share: The reading circle' }))
    await expect(args.onShare).toHaveBeenCalledWith(code)
    await expect(await canvas.findByText('Link copied')).toBeVisible()
  },
}

/** Taking one back is asked about first. */
export const TakenBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back: The reading circle' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Take back' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(code)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A link whose time is over leads nowhere, and is not handed on. */
export const Over: Story = {
  args: { items: [makePreviewLink()], now: Date.parse('2025-03-20T10:00:00.000Z') },
  play: claims(shows(/^over since/), hasNo('link'), hasNo('button', /^Share/)),
}

export const Empty: Story = {
  args: { items: [] },
  play: shows('There is no link yet.'),
}

export const Refused: Story = {
  args: {
    items: [],
    onMake: fn<Asked>(async () => 'This story has as many open links as it may have.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This story has as many/)
  },
}

export const Loading: Story = { args: { items: null } }

export const Failed: Story = {
  args: { items: null, error: 'The service is busy.' },
  play: asksAgain,
}
