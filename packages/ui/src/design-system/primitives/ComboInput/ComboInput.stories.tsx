import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { withState } from '../../../testing/withState.ts'
import { ComboInput } from './ComboInput.tsx'

const items = [
  { value: 'tall', label: 'tall-flame', note: '128 k' },
  { value: 'small', label: 'small-flame' },
]

const meta = {
  title: 'Internal/Primitives/ComboInput',
  tags: ['internal', 'role:admin'],
  component: ComboInput,
  args: {
    label: 'Model',
    value: '',
    onChange: fn(),
    onAction: fn(),
    items,
    emptyLabel: 'The server lists no suitable models. Type the name.',
    openLabel: 'Show models',
  },
  render: withState(ComboInput),
} satisfies Meta<typeof ComboInput>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Typed,
      Wrong: { args: { error: 'A model is required' } },
      WithHint: { args: { hint: 'Choose one of the provider’s models, or type its name.' } },
    }),
    { touched: 'Typed' },
  ),
}

export const Taken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Model' })
    await userEvent.click(field)
    await screen.findByRole('option', { name: /^tall-flame/ })

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')

    await waitFor(() => expect(field).toHaveValue('small-flame'))
    await expect(args.onAction).toHaveBeenCalledWith('small')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const Typed: Story = {
  args: { value: 'my-own:8b' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Model' })
    await userEvent.type(field, '-q4')
    await userEvent.tab()

    await expect(field).toHaveValue('my-own:8b-q4')
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Model' }))

    await expect(await screen.findByText(/lists no suitable models/)).toBeVisible()
  },
}
