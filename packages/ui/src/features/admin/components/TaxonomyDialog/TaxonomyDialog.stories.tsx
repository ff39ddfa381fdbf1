import { makeAdminCategory, makeAdminTag } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { TaxonomyDialog, type TaxonomyDialogProps } from './TaxonomyDialog.tsx'

const meta = {
  title: 'Admin/TaxonomyDialog',
  tags: ['beta', 'role:admin'],
  component: TaxonomyDialog,
  parameters: coversPage,
  args: {
    noun: 'tags',
    item: null,
    onClose: fn(),
    onSave: fn<TaxonomyDialogProps['onSave']>(async () => null),
  },
} satisfies Meta<typeof TaxonomyDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const name = () => screen.findByRole('textbox', { name: 'Name' })
const color = () => screen.findByRole('textbox', { name: 'Colour' })

export const NewTag: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add Tag' })
    await userEvent.type(await name(), '  ')
    await userEvent.clear(await color())
    await userEvent.type(await color(), '#35bd')
    await userEvent.click(screen.getByRole('button', { name: 'Add Tag' }))
    await expect(await name()).toHaveAccessibleDescription(/A name is required/)
    await expect(await color()).toHaveAccessibleDescription(/Enter a hex colour/)
    await expect(args.onSave).not.toHaveBeenCalled()

    await userEvent.type(await name(), 'Lamps ')
    await userEvent.type(await color(), 'b2')
    await userEvent.click(screen.getByRole('button', { name: 'Add Tag' }))
    await expect(args.onSave).toHaveBeenCalledWith({ display_name: 'Lamps', color: '#35bdb2' })
  },
}

export const ChangedTag: Story = { args: { item: makeAdminTag() } }

export const RenamedCategory: Story = {
  args: { noun: 'categories', item: makeAdminCategory() },
}
