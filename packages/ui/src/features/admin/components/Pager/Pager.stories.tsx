import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { adminMessages } from '../../../../messages/adminMessages.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { Pager } from './Pager.tsx'

const meta = {
  title: 'Internal/Admin/Pager',
  tags: ['internal', 'role:admin'],
  component: Pager,
  args: {
    label: adminMessages.people.pages,
    page: 2,
    pages: 14,
    perPage: 25,
    perPageItems: [25, 50, 100],
    onPageChange: fn(),
    onPerPageChange: fn(),
  },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      InTheMiddle,
      First: { args: { page: 1 } },
      Last: { args: { page: 14 } },
      OnlyOne: { args: { page: 1, pages: 1 } },
    }),
    { isWide: true, touched: 'InTheMiddle' },
  ),
}

/** Returns the vertical center of an element, to check that elements are in one line. */
const middleOf = (part: HTMLElement) => {
  const { top, height } = part.getBoundingClientRect()
  return top + height / 2
}

export const InTheMiddle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const place = canvas.getByText('Page 2 of 14')
    await expect(place).toBeVisible()
    await expect(middleOf(place)).toBeCloseTo(
      middleOf(canvas.getByRole('button', { name: 'Next' })),
      -1,
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Rows per page' }), '100')

    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Go to page' }), '99{Enter}')

    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 3)
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 1)
    await expect(args.onPageChange).toHaveBeenNthCalledWith(3, 14)
    await expect(args.onPerPageChange).toHaveBeenCalledWith(100)
  },
}
