import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { hi } from '../../../messages/hi.ts'
import { UiProvider } from '../../../providers/UiProvider.tsx'
import { LanguageChooser } from './LanguageChooser.tsx'

const meta = {
  title: 'Layout/LanguageChooser',
  tags: ['stable', 'role:player'],
  component: LanguageChooser,
  args: { value: 'en', onChange: fn() },
} satisfies Meta<typeof LanguageChooser>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet(() => ({ meta, English, Hindi }), { touched: 'English' }),
}

export const English: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chooser = canvas.getByRole('combobox', { name: 'Language' })

    await userEvent.selectOptions(chooser, 'हिन्दी')

    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('hi')
  },
}

/** A page in Hindi names the choice in Hindi, and English still by its own name. */
export const Hindi: Story = {
  args: { value: 'hi' },
  decorators: [
    (Story) => (
      <UiProvider locale="hi" messages={hi}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'भाषा' })).toHaveDisplayValue('हिन्दी')
    await expect(canvas.getByRole('option', { name: 'English' })).toBeInTheDocument()
  },
}
