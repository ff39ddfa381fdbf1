import type { Meta, StoryObj } from '@storybook/react-vite'

import { UiProvider } from '../../../design-system/providers/UiProvider.tsx'
import { Colours } from './Colours.tsx'

const meta = {
  title: 'Foundations/Colours',
  tags: ['autodocs'],
  component: Colours,
  render: ({ name }) => (
    <UiProvider theme={name}>
      <Colours name={name} />
    </UiProvider>
  ),
} satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const Night: Story = { args: { name: 'dark' } }

export const Day: Story = { args: { name: 'light' } }

export const HighContrast: Story = { args: { name: 'contrast' } }
