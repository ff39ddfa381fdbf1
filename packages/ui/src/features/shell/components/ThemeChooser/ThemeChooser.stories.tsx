import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ThemeChooser } from './ThemeChooser.tsx'

const meta = {
  title: 'Internal/Layout/ThemeChooser',
  tags: ['internal', 'role:player'],
  component: ThemeChooser,
  args: { value: 'dark', onChange: fn() },
} satisfies Meta<typeof ThemeChooser>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({ meta, Night: {}, AsTheDevice: { args: { value: 'system' } } }),
    { touched: 'Night' },
  ),
}
