import { makeAdminCategories, makeAdminCategory, makeAdminTags } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { inMain } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, shows, tells } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { AdminTaxonomyScreen, type AdminTaxonomyScreenProps } from './AdminTaxonomyScreen.tsx'

const categories = makeAdminCategories()

const meta = {
  title: 'Screens/AdminTaxonomyScreen',
  tags: ['beta', 'role:admin'],
  parameters: asPage,
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

export const Loaded: Story = {}

export const Loading: Story = { args: { status: 'loading', items: [] } }

export const Failed: Story = {
  args: { status: 'failed', items: [], error: adminMessages.taxonomy.categories.failedHint },
  play: claims(tells('alert', 'Failed to fetch data.'), asksAgain),
}

export const Empty: Story = { args: { items: [] }, play: shows('No categories found') }

export const NewTag: Story = {
  args: { noun: 'tags', items: makeAdminTags() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Tag' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add Tag' }))
    const color = form.getByRole('textbox', { name: 'Colour' })
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Lamps ')
    await userEvent.clear(color)
    await userEvent.type(color, '#35bd{Enter}')
    await expect(color).toHaveAccessibleDescription(/Enter a hex colour/)
    await expect(args.onSave).not.toHaveBeenCalled()

    await userEvent.type(color, 'b2{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith(null, {
      display_name: 'Lamps',
      color: '#35bdb2',
    })
    await waitFor(() => expect(canvas.getByText('“Lamps” was added.')).toHaveFocus())
  },
}

export const InUseAndAlone: Story = {
  args: { items: [makeAdminCategory({ stories: 1 })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }))
    await screen.findByText(/^One story uses it/)
    await expect(screen.queryByRole('button', { name: 'Merge instead' })).toBeNull()
  },
}
