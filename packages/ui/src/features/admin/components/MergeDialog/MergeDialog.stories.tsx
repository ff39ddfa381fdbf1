import { makeAdminCategories } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { coversPage } from '../../../../storybook/asSheet.ts'
import { MergeDialog, type MergeDialogProps } from './MergeDialog.tsx'

const items = makeAdminCategories()
const [river, courts, forest, futures] = items
if (!river || !courts || !forest || !futures) throw new Error('Four categories are needed')

const meta = {
  title: 'Admin/MergeDialog',
  tags: ['beta', 'role:admin'],
  component: MergeDialog,
  parameters: coversPage,
  args: {
    noun: 'categories',
    item: river,
    items,
    onClose: fn(),
    onMerge: fn<MergeDialogProps['onMerge']>(async () => null),
  },
} satisfies Meta<typeof MergeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const into = () => screen.findByRole('combobox', { name: 'Merge into' })
const merge = () => screen.getByRole('button', { name: 'Merge' })

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Merge “River Tales” into another category?',
    })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('Its 12 stories move to the chosen category')

    await userEvent.click(merge())
    await expect(await into()).toHaveAccessibleDescription('Choose where the stories go')
    await expect(screen.queryByRole('option', { name: 'River Tales' })).toBeNull()

    await chooseOption(userEvent, await into(), courts.display_name)
    await userEvent.click(merge())
    await expect(args.onMerge).toHaveBeenCalledWith(courts)
  },
}

export const NoStory: Story = { args: { item: futures } }
