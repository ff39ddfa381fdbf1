import { makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { withState } from '../../../../testing/withState.ts'
import { AdminStoryFilters } from './AdminStoryFilters.tsx'
import { NO_STORY_FILTERS, type AdminStoryFilterValues } from './storyFilters.ts'

const values: AdminStoryFilterValues = { ...NO_STORY_FILTERS, sort: 'created.desc' }

const meta = {
  title: 'Internal/Admin/AdminStoryFilters',
  tags: ['internal', 'role:admin'],
  component: AdminStoryFilters,
  args: {
    values,
    categories: [
      { value: makeId(101), label: 'River Tales' },
      { value: makeId(102), label: 'Courts & Cunning' },
    ],
    tags: [{ value: makeId(201), label: 'Ghosts' }],
    onChange: fn(),
  },
  render: withState(AdminStoryFilters, { value: 'values', isMerged: true }),
} satisfies Meta<typeof AdminStoryFilters>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Searched: {},
      OneAuthor: {
        args: { values: { ...values, author_id: makeId(401) }, authorName: 'Nirupama Joshi' },
      },
    }),
    { isWide: true },
  ),
}

export const Phone: Story = {
  args: { values: { ...values, status: 'draft', author_id: makeId(401) }, found: '3 stories' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search title or author' })).toBeVisible()
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1)

    await userEvent.click(canvas.getByRole('button', { name: 'Filters 1 active' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(sheet.getByRole('status')).toHaveTextContent('3 stories')
    await chooseOption(userEvent, sheet.getByRole('combobox', { name: 'Access' }), 'Premium')
    await expect(args.onChange).toHaveBeenLastCalledWith({ premium: 'true' })
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
  },
}
