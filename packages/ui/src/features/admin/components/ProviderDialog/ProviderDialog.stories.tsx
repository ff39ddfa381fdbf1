import { makeAdminProvider } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { en } from '../../../../messages/en.ts'
import { ProviderDialog, type ProviderDialogProps } from './ProviderDialog.tsx'

const { faults } = en.site

const meta = {
  title: 'Internal/Admin/ProviderDialog',
  tags: ['internal', 'role:admin'],
  component: ProviderDialog,
  parameters: coversPage,
  args: {
    provider: null,
    onClose: fn(),
    onSave: fn<ProviderDialogProps['onSave']>(async () => null),
  },
} satisfies Meta<typeof ProviderDialog>
export default meta
type Story = StoryObj<typeof meta>

const field = (name: string) => screen.getByRole('textbox', { name })

export const Refused: Story = {
  args: {
    provider: makeAdminProvider(),
    onSave: fn<ProviderDialogProps['onSave']>(async () => ({
      errors: { name: faults.providerNameTaken, api_key: faults.providerKeyAgain },
    })),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Change OpenRouter' })
    await expect(screen.getByLabelText('Key')).toHaveValue('')
    await userEvent.clear(field('Name'))
    await userEvent.type(field('Name'), 'Lantern{Enter}')

    await waitFor(() =>
      expect(field('Name')).toHaveAccessibleDescription(/Another provider has this name/),
    )
    await expect(field('Name')).toHaveValue('Lantern')
    await expect(screen.getByLabelText('Key')).toHaveAccessibleDescription(
      /belongs to the address from before/,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Allow addresses on our network' }))
    await expect(screen.getByLabelText('Key')).toBeValid()
  },
}
