import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Admin/SearchField',
  component: SearchField,
  args: { label: 'Name or email', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** A pause is enough; a word is searched for once, not once a letter. */
export const Paused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name or email' }), 'tara ')

    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('tara'))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const Left: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ira')
    await userEvent.tab()

    await expect(args.onSearch).toHaveBeenCalledWith('ira')
  },
}

export const Narrowed: Story = { args: { value: 'keeper' } }
