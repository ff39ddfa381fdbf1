import { makeAdminCategory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { DeleteTaxonomyDialog, type DeleteTaxonomyDialogProps } from './DeleteTaxonomyDialog.tsx'

const meta = {
  title: 'Admin/DeleteTaxonomyDialog',
  tags: ['internal', 'role:admin'],
  component: DeleteTaxonomyDialog,
  args: {
    noun: 'categories',
    item: makeAdminCategory({ stories: 0 }),
    canMerge: true,
    onClose: fn(),
    onDelete: fn<DeleteTaxonomyDialogProps['onDelete']>(async () => null),
    onMerge: fn(),
  },
} satisfies Meta<typeof DeleteTaxonomyDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const remove = () => screen.findByRole('button', { name: 'Delete' })

/** A story got the category after the page had loaded, so the server's count is shown. */
export const InUseMeanwhile: Story = {
  args: { onDelete: fn<DeleteTaxonomyDialogProps['onDelete']>(async () => ({ inUseBy: 3 })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await remove())
    await screen.findByText(/^3 stories are in it/)

    await userEvent.click(screen.getByRole('button', { name: 'Merge instead' }))
    await expect(args.onMerge).toHaveBeenCalledWith(3)
  },
}

export const InUseAndAlone: Story = {
  args: { item: makeAdminCategory({ stories: 1 }), canMerge: false },
  play: async () => {
    await screen.findByText(/^One story is in it/)
    await expect(screen.queryByRole('button', { name: 'Merge instead' })).toBeNull()
  },
}
