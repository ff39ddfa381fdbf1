import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Pager } from './Pager.tsx'

const meta = {
  title: 'Admin/Pager',
  component: Pager,
  args: {
    label: 'Pages of users',
    page: 2,
    pages: 14,
    perPage: 25,
    perPageOptions: [25, 50, 100],
    onPage: fn(),
    onPerPage: fn(),
  },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Page 2 of 14')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows a page' }), '100')

    await expect(args.onPage).toHaveBeenNthCalledWith(1, 3)
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 1)
    await expect(args.onPerPage).toHaveBeenCalledWith(100)
  },
}

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
  },
}

export const Last: Story = {
  args: { page: 14 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

/** Nothing to turn, but the page can still be made longer or shorter. */
export const OnlyOne: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
