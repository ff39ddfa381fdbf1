import type { Meta, StoryObj } from '@storybook/react-vite'

import { fullEnglish } from '../../../messages/fullEnglish.ts'
import { asSheet } from '../../../storybook/asSheet.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const rules = (met: number) =>
  (['length', 'uppercase', 'lowercase', 'digit', 'special'] as const).map((key, index) => ({
    key,
    label: fullEnglish.account.passwordRules[key],
    isMet: index < met,
  }))

const meta = {
  title: 'Internal/Account/PasswordChecklist',
  tags: ['internal', 'role:player', 'role:admin'],
  component: PasswordChecklist,
  args: { items: rules(0) },
} satisfies Meta<typeof PasswordChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    NothingTyped: {},
    HalfThere: { args: { items: rules(3) } },
    AllMet: { args: { items: rules(5) } },
  })),
}
