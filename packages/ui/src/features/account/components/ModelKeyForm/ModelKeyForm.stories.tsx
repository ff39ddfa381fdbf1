import { modelKeyErrors } from '@kathasagar/api/contract'
import { PROVIDER_KINDS } from '@kathasagar/api/contract/vocabulary'
import { makeOwnKey } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { ModelKeyForm } from './ModelKeyForm.tsx'

const meta = {
  title: 'Account/ModelKeyForm',
  tags: ['beta', 'role:player'],
  component: ModelKeyForm,
  args: {
    current: null,
    items: PROVIDER_KINDS,
    validate: modelKeyErrors,
    onSubmit: fn(async () => null),
  },
} satisfies Meta<typeof ModelKeyForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Empty,
    Kept,
  })),
}

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and Check' }))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toBeInvalid()
    await expect(canvas.getByLabelText('Key')).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Address' }),
      'https://models.example.org/v1',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Model' }), 'lantern-8b')
    await userEvent.type(canvas.getByLabelText('Key'), 'sk-lamp{Enter}')

    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: 'openai-compatible',
      base_url: 'https://models.example.org/v1',
      model: 'lantern-8b',
      api_key: 'sk-lamp',
    })
  },
}

export const OwnAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await chooseOption(
      userEvent,
      canvas.getByRole('combobox', { name: 'Kind' }),
      'Anthropic Messages',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Model' }), 'claude')
    await userEvent.type(canvas.getByLabelText('Key'), 'sk-lamp{Enter}')

    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'anthropic', base_url: '' }),
    )
  },
}

export const Kept: Story = {
  args: { current: makeOwnKey() },
  play: async ({ args, canvas, userEvent }) => {
    const key = canvas.getByLabelText('Key')
    await expect(key).toHaveValue('')
    await expect(key).toHaveAttribute('autocomplete', 'off')
    await expect(key).toHaveAccessibleDescription(/ending in 3q/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save and Check' }))

    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ api_key: '' }))
  },
}
