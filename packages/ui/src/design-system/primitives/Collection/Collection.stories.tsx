import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { asksAgain } from '../../../testing/plays.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Collection } from './Collection.tsx'

interface Reader {
  name: string
}
const onRename = fn(async (): Promise<string | null> => 'Link copied')
const onRemove = fn(async (): Promise<string | null> => null)

const meta = {
  title: 'Components/Layout/Collection',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Collection<Reader>,
  args: {
    items: [{ name: 'Asha' }, { name: 'Ravi' }],
    label: 'Readers',
    messages: { loading: 'Loading readers...', empty: 'No readers yet', failedTitle: 'Not loaded' },
    keyOf: ({ name }) => name,
    renderItem: ({ name }) => <bdi>{name}</bdi>,
    actionsOf: ({ name }) => [
      { label: 'Share', icon: 'share', onPress: onRename },
      {
        label: 'Remove',
        accessibleLabel: `Remove ${name}`,
        confirm: { title: `Remove ${name}?`, text: 'They lose access.', cancelLabel: 'Keep' },
        onPress: onRemove,
      },
    ],
    onRetry: fn(),
  },
} satisfies Meta<typeof Collection<Reader>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const more = { hasMore: true, isBusy: false, onLoadMore: fn() }

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      WithHeading: { args: { hasHeading: true, error: 'The last change was not saved.' } },
      WithControls: { args: { controls: () => <Badge tone="positive">Editor</Badge> } },
      NextPage: { args: { more } },
      NextPageFailed: { args: { more: { ...more, moreError: 'Not loaded. Try again.' } } },
      Loading: { args: { items: null } },
      Empty: { args: { items: [] } },
      EmptyPage: {
        args: {
          items: [],
          messages: { loading: '', empty: 'No readers yet', emptyHint: 'Share your story.' },
          emptyAction: <Button>Share</Button>,
        },
      },
      Failed,
    }),
    { isWide: true },
  ),
}

export const Failed: Story = {
  args: { items: null, error: 'Check your connection.' },
  play: asksAgain,
}

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getAllByRole('listitem')[1] as HTMLElement)
    await userEvent.click(row.getByRole('button', { name: 'Share' }))
    await expect(await row.findByText('Link copied')).toBeVisible()
  },
}

export const Confirmed: Story = {
  beforeEach: () => {
    onRemove.mockClear()
    onRemove.mockResolvedValueOnce('Ravi owns the story.')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ravi' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Ravi?' }))
    await expect(onRemove).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await expect(await question.findByText('Ravi owns the story.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
