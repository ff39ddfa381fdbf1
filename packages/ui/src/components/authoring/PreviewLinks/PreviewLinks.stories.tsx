import { makePreviewLink } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import type { Shared } from '../../play/ShareButton/ShareButton.tsx'
import { below } from '../../../testing/decorators.tsx'
import { asksAgain } from '../../../testing/plays.ts'
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
  parameters: asSheet<Story>(() => ({
    meta,
    Loaded,
    Over: { args: { items: [makePreviewLink()], now: Date.parse('2025-03-20T10:00:00.000Z') } },
    Empty: { args: { items: [] } },
    Refused,
    Loading: { args: { items: null } },
    Failed,
  })),
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

export const Failed: Story = {
  args: { items: null, error: 'The service is busy.' },
  play: asksAgain,
}
