import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { typeAsKeys } from '../../../../testing/typeAsKeys.ts'
import { ModelLimitsDialog, type ModelLimitsDialogProps } from './ModelLimitsDialog.tsx'

const meta = {
  title: 'Internal/Admin/ModelLimitsDialog',
  tags: ['internal', 'role:admin'],
  component: ModelLimitsDialog,
  parameters: coversPage,
  args: {
    limits: { daily_limit_micros: 20_000_000, daily_user_tokens: null, allows_own_keys: false },
    onClose: fn(),
    onSave: fn<ModelLimitsDialogProps['onSave']>(async () => null),
  },
} satisfies Meta<typeof ModelLimitsDialog>
export default meta
type Story = StoryObj<typeof meta>

const day = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: /^Daily limit/ })
const save = () => screen.getByRole('button', { name: 'Save' })

export const Changed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.clear(await day())
    await userEvent.type(
      screen.getByRole('spinbutton', { name: /^Daily tokens per player/ }),
      '200000',
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /use their own keys/ }))
    await userEvent.click(save())

    await expect(args.onSave).toHaveBeenCalledWith({
      daily_limit_micros: null,
      daily_user_tokens: 200_000,
      allows_own_keys: true,
    })
  },
}

export const Unreadable: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.clear(await day())
    typeAsKeys(await day(), '-')
    await userEvent.click(save())

    await expect(await day()).toHaveAccessibleDescription(/Enter an amount in dollars/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
