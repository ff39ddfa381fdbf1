import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const rules = (met: number) =>
  (['length', 'uppercase', 'lowercase', 'digit', 'special'] as const).map((key, index) => ({
    key,
    label: says(({ account }) => account.passwordRules[key]),
    isMet: index < met,
  }))

const meta = {
  title: 'Account/PasswordChecklist',
  tags: ['stable', 'role:player', 'role:admin'],
  component: PasswordChecklist,
  args: { items: rules(0) },
} satisfies Meta<typeof PasswordChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    NothingTyped: {},
    HalfThere,
    AllMet: { args: { items: rules(5) } },
  })),
}

/** Each rule says in words whether it is met; colour only repeats it. */
export const HalfThere: Story = {
  args: { items: rules(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a lowercase letter')).toHaveTextContent('done')
    await expect(canvas.getByText('a digit')).toHaveTextContent('still missing')
  },
}
