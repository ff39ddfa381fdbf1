import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { chooseOption } from '../../../testing/plays.ts'
import { Select } from './Select.tsx'

const meta = {
  title: 'Components/Primitives/Select',
  tags: ['stable', 'role:author', 'role:admin'],
  component: Select<string>,
  args: {
    label: 'Category',
    value: 'river',
    items: [
      { value: 'river', label: 'River Tales' },
      { value: 'courts', label: 'Courts & Cunning' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const nothing = { value: '', blankLabel: 'Choose a category' }

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Chosen,
      Nothing: { args: nothing },
      Invalid: { args: { ...nothing, error: 'Category is required', isRequired: true } },
      Disabled: { args: { isDisabled: true } },
      Filter: { args: { value: '', blankLabel: 'Any', variant: 'filter' } },
      FilterThatNarrows: { args: { blankLabel: 'Any', variant: 'filter' } },
      Inline: { args: { icon: 'language', variant: 'inline' } },
    }),
    { touched: 'Chosen' },
  ),
}

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Category')
    await step('by pointer', async () => {
      await chooseOption(userEvent, field, 'Courts & Cunning')
      await expect(args.onChange).toHaveBeenCalledWith('courts')
    })
    await step('by keyboard, from the selected option', async () => {
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('option', { name: 'River Tales' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
    await step('Escape keeps the value', async () => {
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('listbox', { name: 'Category' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(field).toHaveFocus())
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
  },
}
