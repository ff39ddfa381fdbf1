import { makeAdminProvider } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { en } from '../../../../messages/en.ts'
import { ProviderDialog, type ProviderDialogProps } from './ProviderDialog.tsx'

const { faults } = en.site

const meta = {
  title: 'Admin/ProviderDialog',
  tags: ['beta', 'role:admin'],
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

export const Playground: Story = {}

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

export const Added: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add a provider' })
    await userEvent.click(save())
    await waitFor(() => expect(field('Name')).toHaveFocus())
    await expect(field('Name')).toHaveAccessibleDescription(/A name is required/)
    await expect(field('Address')).toHaveAccessibleDescription(/An address is required/)
    await expect(args.onSave).not.toHaveBeenCalled()

    await userEvent.keyboard('Cellar{Tab}http://localhost:11434/v1{Tab} {Enter}')

    await expect(args.onSave).toHaveBeenCalledWith({
      kind: 'openai-compatible',
      name: 'Cellar',
      base_url: 'http://localhost:11434/v1',
      allow_private_network: true,
      time_limits: null,
    })
  },
}

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

export const TimeLimits: Story = {
  args: { provider: makeAdminProvider({ time_limits: { first_token_s: 300 } }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByText('More settings'))
    const limit = (name: RegExp) => screen.getByLabelText(name)
    await expect(limit(/first token/)).toHaveValue(300)
    await expect(limit(/silence/)).toHaveAccessibleDescription(/Default: 15, or 60/)
    await userEvent.type(limit(/Whole answer/), '4{Enter}')
    await waitFor(() =>
      expect(limit(/Whole answer/)).toHaveAccessibleDescription(/seconds from 5 to 900/),
    )
    await userEvent.type(limit(/Whole answer/), '00{Enter}')

    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ time_limits: { first_token_s: 300, total_s: 400 } }),
      ),
    )
  },
}
