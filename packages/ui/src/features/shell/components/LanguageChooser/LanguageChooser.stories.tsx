import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { hi } from '../../../../messages/hi.ts'
import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { LanguageChooser } from './LanguageChooser.tsx'

const meta = {
  title: 'Internal/Layout/LanguageChooser',
  tags: ['internal', 'role:player'],
  component: LanguageChooser,
  args: { value: 'en', onChange: fn() },
} satisfies Meta<typeof LanguageChooser>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      English: {},
      Hindi: {
        args: { value: 'hi' },
        decorators: [
          (Story) => (
            <UiProvider locale="hi" messages={hi}>
              <Story />
            </UiProvider>
          ),
        ],
      },
    }),
    { touched: 'English' },
  ),
}
