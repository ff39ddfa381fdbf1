import { makeAdminModels, makeModelBinding } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { coversPage } from '../../../../storybook/asSheet.ts'
import { BindingDialog, type BindingDialogProps } from './BindingDialog.tsx'

const { providers } = makeAdminModels()
const [openRouter = '', ollama = '', atelier = ''] = providers.map(({ id }) => id)
const birbal = makeModelBinding({
  model_key: 'birbal',
  bound: { provider_id: openRouter, model: 'tall-flame' },
  fallbacks: [
    { provider_id: openRouter, model: 'small-flame' },
    { provider_id: ollama, model: 'cellar-8' },
  ],
})
const ravivarma = makeModelBinding({
  model_key: 'ravivarma',
  bound: { provider_id: atelier, model: 'oleo-2' },
  price: { input: 0, cached_input: 0, output: 0, picture: 40_000 },
})

const meta = {
  title: 'Internal/Admin/BindingDialog',
  tags: ['internal', 'role:admin'],
  component: BindingDialog,
  parameters: coversPage,
  args: {
    binding: birbal,
    name: 'Birbal',
    providers,
    tellers: 'Tenali, Birbal, and Vyasa',
    priceRise: (forAll) =>
      `Players will pay for each answer: Birbal: 3 credits${forAll ? ', Vyasa: 8 credits' : ''}.`,
    readModels: fn<BindingDialogProps['readModels']>(async () => ['tall-flame', 'small-flame']),
    onClose: fn(),
    onSave: fn<BindingDialogProps['onSave']>(async () => null),
  },
} satisfies Meta<typeof BindingDialog>
export default meta
type Story = StoryObj<typeof meta>

const save = () => screen.getByRole('button', { name: 'Save' })

export const Bound: Story = {
  args: { binding: { ...birbal, bound: null, fallbacks: [], price: null } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Model for Birbal' })
    await chooseOption(userEvent, screen.getByRole('combobox', { name: 'Provider' }), 'OpenRouter')
    await userEvent.click(save())
    const model = screen.getByRole('combobox', { name: 'Model' })
    await waitFor(() => expect(model).toHaveFocus())
    await expect(model).toHaveAccessibleDescription(/A model is required/)

    await userEvent.keyboard('flame')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(model).toHaveValue('small-flame'))
    await userEvent.type(
      screen.getByRole('spinbutton', { name: 'Per million input tokens' }),
      '0.25',
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /^Use this model for all/ }))
    await userEvent.click(save())

    await expect(args.onSave).toHaveBeenCalledWith(
      {
        bound: { provider_id: openRouter, model: 'small-flame' },
        fallbacks: [],
        settings: {},
        price: { input: 250_000, cached_input: 250_000, output: 0, picture: 0 },
      },
      true,
    )
  },
}

export const Painter: Story = {
  args: { binding: ravivarma, name: 'Ravivarma', tellers: undefined },
}

export const Reset: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Model for Birbal' })
    await userEvent.click(screen.getByRole('button', { name: 'Reset to built-in' }))

    await expect(args.onSave).toHaveBeenLastCalledWith(
      { bound: null, fallbacks: [], settings: {}, price: null },
      false,
    )
  },
}

export const WithoutProviders: Story = {
  args: { binding: { ...birbal, bound: null, fallbacks: [] }, providers: [] },
}
