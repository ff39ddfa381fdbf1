import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { TextInput } from './TextInput.tsx'

const meta = {
  title: 'Primitives/TextInput',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: TextInput,
  args: { label: says(({ account }) => account.register.email), value: '', onChange: () => {} },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value)

    return (
      <div css={{ maxInlineSize: 420 }}>
        <TextInput {...args} onChange={setValue} value={value} />
      </div>
    )
  },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Empty, Invalid, WithHint, Disabled, Hindi }), {
    touched: 'Empty',
  }),
}

/** The label names the box, and a press on it goes there. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'))
    await userEvent.keyboard('tara@example.org')

    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('tara@example.org')
  },
}

/** The error is told with the field, in words and a sign. */
export const Invalid: Story = {
  args: { value: 'tara@', error: says(({ site }) => site.faults.emailInvalid) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })

    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address')
  },
}

/** What is typed runs as its letters do, at the side where the page's lines begin. */
export const Urdu: Story = {
  args: { label: says(({ authoring }) => authoring.fields.title), value: 'چراغ والی' },
  play: async ({ canvas }) => {
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('textbox'))

    await expect([direction, textAlign]).toEqual(['rtl', 'left'])
  },
}

export const WithHint: Story = {
  args: {
    label: says(({ account }) => account.register.username),
    hint: says(({ account }) => account.register.usernameHint),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Letters, numbers and underscores',
    )
  },
}

export const Disabled: Story = { args: { value: 'tara@example.org', isDisabled: true } }

export const Hindi: Story = {
  args: { label: says(({ account }) => account.register.displayName), value: 'मीरा सोलंकी' },
}
