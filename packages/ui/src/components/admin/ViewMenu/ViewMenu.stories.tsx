import { makeId, makeSavedView } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { asSheet, coversPage } from '../../../../../../.storybook/asSheet.ts'
import { ViewMenu, type ViewMenuProps } from './ViewMenu.tsx'

const meta = {
  title: 'Admin/ViewMenu',
  tags: ['beta', 'role:admin'],
  component: ViewMenu,
  args: {
    items: [
      makeSavedView({ is_default: true }),
      makeSavedView({ id: makeId(72), name: 'The most played of this week' }),
    ],
    onApply: fn(),
    onSave: fn<ViewMenuProps['onSave']>(async () => null),
    onDefaultChange: fn<ViewMenuProps['onDefaultChange']>(async () => null),
    onRemove: fn<ViewMenuProps['onRemove']>(async () => null),
  },
} satisfies Meta<typeof ViewMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test'],
  parameters: asSheet(() => ({ meta }), { opened: () => ({ Kept, None, Refused }) }),
}

const open = async (
  canvas: { getByRole: (role: 'button', by: { name: string }) => HTMLElement },
  userEvent: { click: (on: Element) => Promise<void> },
) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
  return within(await screen.findByRole('dialog', { name: 'Views' }))
}

/** A view is shown, made the one that the list opens with, and forgotten. */
export const Kept: Story = {
  tags: ['visual'],
  parameters: coversPage,
  play: async ({ args, canvas, userEvent }) => {
    const menu = await open(canvas, userEvent)
    const pin = { name: 'Open the list with Waiting' }
    await expect(menu.getByRole('button', pin)).toHaveAttribute('aria-pressed', 'true')

    await userEvent.click(
      menu.getByRole('button', { name: 'Open the list with The most played of this week' }),
    )
    await userEvent.click(
      menu.getByRole('button', { name: 'Delete the view The most played of this week' }),
    )

    await expect(args.onDefaultChange).toHaveBeenCalledWith(args.items[1], true)
    await expect(args.onRemove).toHaveBeenCalledWith(args.items[1])
  },
}

/** What shows is kept by a name; a press on it shows it again, and the menu goes. */
export const SavedAndShown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const menu = await open(canvas, userEvent)
    await userEvent.click(menu.getByRole('button', { name: 'Save view' }))
    await expect(menu.getByText('Give the view a name.')).toBeVisible()

    await userEvent.type(menu.getByRole('textbox', { name: 'Name' }), 'Mature')
    await userEvent.click(menu.getByRole('button', { name: 'Save view' }))
    await expect(args.onSave).toHaveBeenCalledWith('Mature')

    await userEvent.click(menu.getByRole('button', { name: 'Waiting' }))
    await expect(args.onApply).toHaveBeenCalledWith(args.items[0])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Nothing is kept yet. */
export const None: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    const menu = await open(canvas, userEvent)

    await expect(menu.queryByRole('list')).toBeNull()
  },
}

export const Refused: Story = {
  args: {
    onSave: fn<ViewMenuProps['onSave']>(
      async () => 'You keep as many views as one admin can. Delete one first.',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await open(canvas, userEvent)
    await userEvent.type(menu.getByRole('textbox', { name: 'Name' }), 'One more{Enter}')

    await expect(await menu.findByRole('alert')).toHaveTextContent('as many views')
  },
}
