import { modelKeyErrors } from '@kathasagar/api/contract'
import { PROVIDER_KINDS } from '@kathasagar/api/contract/vocabulary'
import { makeOwnKey } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { ModelKeyForm } from './ModelKeyForm.tsx'

const meta = {
  title: 'Internal/Account/ModelKeyForm',
  tags: ['internal', 'role:player'],
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

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Empty: {},
    Kept: { args: { current: makeOwnKey() } },
  })),
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
