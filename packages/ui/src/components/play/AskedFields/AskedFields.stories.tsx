import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { kept } from '../../../testing/kept.ts'
import { AskedFields } from './AskedFields.tsx'

const NAME = { variable: 'name', label: 'Who are you, traveller?', value: '', most: 20 }
const WORD = { variable: 'word', label: 'The word', value: 'lantern', most: 12 }

const meta = {
  title: 'Play/AskedFields',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: AskedFields,
  args: { items: [NAME, WORD], value: {}, onChange: fn() },
  render: kept(AskedFields),
  decorators: inBox({ maxWidth: 640 }),
} satisfies Meta<typeof AskedFields>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Two,
    Typed: { args: { items: [NAME], value: { name: 'Old Tom' } } },
    InHindi: {
      args: {
        items: [
          { ...NAME, label: 'आप कौन हैं?' },
          { variable: 'word', label: 'शब्द', value: '', most: 7 },
        ],
        lang: 'hi',
      },
      globals: { locale: 'hi' },
    },
  })),
}

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Before you choose' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'The word' })).toHaveValue('lantern')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Who are you, traveller?' }), 'Mira')
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Mira' })
    await userEvent.clear(canvas.getByRole('textbox', { name: 'The word' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'The word' }), 'lamplighter’s own')
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Mira', word: 'lamplighter’' })
  },
}
