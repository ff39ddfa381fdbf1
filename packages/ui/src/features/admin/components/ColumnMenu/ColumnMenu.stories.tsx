import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { ColumnMenu } from './ColumnMenu.tsx'

const meta = {
  title: 'Admin/ColumnMenu',
  tags: ['beta', 'role:admin'],
  component: ColumnMenu,
  args: { value: ['author', 'stats'], onChange: fn() },
} satisfies Meta<typeof ColumnMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  parameters: coversPage,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tags' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Author' }))

    await expect(args.onChange).toHaveBeenNthCalledWith(1, ['author', 'tags', 'stats'])
    await expect(args.onChange).toHaveBeenNthCalledWith(2, ['stats'])
  },
}
