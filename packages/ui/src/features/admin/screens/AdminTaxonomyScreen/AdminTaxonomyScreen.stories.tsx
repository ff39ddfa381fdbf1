import { makeAdminCategories } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { inMain } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, mentions, shows, tells } from '../../../../testing/plays.ts'
import { AdminTaxonomyScreen, type AdminTaxonomyScreenProps } from './AdminTaxonomyScreen.tsx'

const categories = makeAdminCategories()

const meta = {
  title: 'Screens/AdminTaxonomyScreen',
  tags: ['beta', 'role:admin'],
  component: AdminTaxonomyScreen,
  args: {
    noun: 'categories',
    status: 'ready',
    items: categories,
    onRetry: fn(),
    onSave: fn<AdminTaxonomyScreenProps['onSave']>(async () => null),
    onMerge: fn<AdminTaxonomyScreenProps['onMerge']>(async () => null),
    onDelete: fn<AdminTaxonomyScreenProps['onDelete']>(async () => null),
    onOrder: fn<NonNullable<AdminTaxonomyScreenProps['onOrder']>>(async () => null),
  },
  decorators: inMain,
} satisfies Meta<typeof AdminTaxonomyScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)

    await userEvent.click(canvas.getByRole('button', { name: 'Add Category' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Category' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Hill Songs')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Category' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSave).toHaveBeenCalledWith(
      null,
      expect.objectContaining({ display_name: 'Hill Songs' }),
    )
    await waitFor(() => expect(canvas.getByText('“Hill Songs” was added.')).toHaveFocus())
  },
}

export const Moved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move River Tales down' }))

    await expect(args.onOrder).toHaveBeenCalledOnce()
    await canvas.findByText('“River Tales” is now 2 of 4.')

    const search = canvas.getByRole('searchbox', { name: 'Search categories' })
    await userEvent.type(search, 'lore')
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
    await expect(canvas.getByText(/^Show all categories to change/)).toBeVisible()

    await userEvent.type(search, 'x')
    await expect(canvas.getByText('No results for “lorex”.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const Loading: Story = {
  args: { status: 'loading', items: [] },
  play: mentions('Loading categories...'),
}

export const Failed: Story = {
  args: { status: 'failed', items: [], error: adminMessages.taxonomy.categories.failedHint },
  play: claims(tells('alert', 'Failed to fetch data.'), asksAgain),
}

export const Empty: Story = {
  args: { items: [] },
  play: shows('No categories found'),
}
