import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { withState } from '../../../../testing/withState.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Internal/Admin/SearchField',
  tags: ['internal', 'role:admin'],
  component: SearchField,
  args: { label: adminMessages.people.search, value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Paused, Narrowed: { args: { value: 'keeper' } } }), {
    touched: 'Paused',
  }),
}

export const Paused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name or email' }), 'tara ')

    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('tara'))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** Text that is typed after the search has started is preserved, including spaces. */
export const TypedOn: Story = {
  render: withState(SearchField),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'salt ')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('salt'))
    await userEvent.type(field, 'letters')

    await expect(field).toHaveValue('salt letters')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('salt letters'))
  },
}

export const Left: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ira')
    await userEvent.tab()

    await expect(args.onChange).toHaveBeenCalledWith('ira')
  },
}

/** The list does not move while the user presses an element next to the field. */
export const LeftByPress: Story = {
  render: (args) => (
    <>
      <SearchField {...args} />
      <button type="button">Edit the third row</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ira')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button') })
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()

    await userEvent.pointer({ keys: '[/MouseLeft]' })

    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('ira'))
  },
}
