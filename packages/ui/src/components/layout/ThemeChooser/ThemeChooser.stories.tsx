import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { ThemeChooser } from './ThemeChooser.tsx'

const meta = {
  title: 'Layout/ThemeChooser',
  tags: ['stable', 'role:player', '!autodocs'],
  component: ThemeChooser,
  args: { value: 'dark', onChange: fn() },
} satisfies Meta<typeof ThemeChooser>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Night, AsTheDevice: { args: { value: 'system' } } }), {
    touched: 'Night',
  }),
}

export const Night: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chooser = canvas.getByRole('combobox', { name: 'Theme' })

    await userEvent.selectOptions(chooser, 'Day')

    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('light')
  },
}
