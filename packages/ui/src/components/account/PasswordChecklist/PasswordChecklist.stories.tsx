import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { PasswordChecklist } from './PasswordChecklist.tsx'

const rules = (met: number) =>
  [
    ['length', 'at least 8 characters'],
    ['uppercase', 'an uppercase letter'],
    ['lowercase', 'a lowercase letter'],
    ['digit', 'a digit'],
    ['special', 'a special character (!@#?)'],
  ].map(([key = '', label = ''], index) => ({ key, label, isMet: index < met }))

const meta = {
  title: 'Account/PasswordChecklist',
  component: PasswordChecklist,
  args: { rules: rules(0) },
} satisfies Meta<typeof PasswordChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const NothingTyped: Story = {}

/** Each rule says in words whether it is met; colour only repeats it. */
export const HalfThere: Story = {
  args: { rules: rules(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a lowercase letter')).toHaveTextContent('done')
    await expect(canvas.getByText('a digit')).toHaveTextContent('still missing')
  },
}

export const AllMet: Story = { args: { rules: rules(5) } }
