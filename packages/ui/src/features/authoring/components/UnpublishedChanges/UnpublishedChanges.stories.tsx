import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { UnpublishedChanges } from './UnpublishedChanges.tsx'

const meta = {
  title: 'Authoring/UnpublishedChanges',
  tags: ['beta', 'role:author', 'role:admin'],
  component: UnpublishedChanges,
  args: { hasUnsaved: false, onPublish: fn(), onDiscard: fn() },
} satisfies Meta<typeof UnpublishedChanges>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Saved,
    Unsaved: { args: { hasUnsaved: true } },
    Publishing: { args: { busy: 'publish' } },
    Discarding: { args: { busy: 'discard' } },
  })),
}

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard the draft?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(args.onDiscard).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard draft' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
