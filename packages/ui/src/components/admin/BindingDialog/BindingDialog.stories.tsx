import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { asSheet, coversPage } from '../../../../../../.storybook/asSheet.ts'
import { en } from '../../../messages/en.ts'
import { makeModelSetup } from '../../../testing/modelSetup.ts'
import { BindingDialog, type BindingDialogProps } from './BindingDialog.tsx'

const { faults } = en.site
const { providers, bindings } = makeModelSetup()
const of = (model_key: string) => {
  const found = bindings.find((one) => one.model_key === model_key)
  if (!found) throw new Error(`There is no ${model_key}`)
  return found
}

const meta = {
  title: 'Admin/BindingDialog',
  tags: ['beta', 'role:admin'],
  component: BindingDialog,
  parameters: coversPage,
  args: {
    binding: of('birbal'),
    task: 'tellers',
    name: 'Birbal',
    providers,
    readModels: fn<BindingDialogProps['readModels']>(async () => [
      'tall-flame',
      'small-flame',
      'old-lamp',
    ]),
    onClose: fn(),
    onSave: fn<BindingDialogProps['onSave']>(async () => null),
  },
} satisfies Meta<typeof BindingDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test'],
  parameters: asSheet(() => ({ meta }), {
    opened: () => ({ Bound, Painter, Fallbacks, Settings, Refused, ReadOnly, WithoutProviders }),
  }),
}

const opened = (name = 'What stands behind Birbal') =>
  waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible())
const save = () => screen.getByRole('button', { name: 'Save' })

/** A model is taken from what the provider has, by keys alone, and its price said in dollars. */
export const Bound: Story = {
  tags: ['visual'],
  args: { binding: { ...of('birbal'), bound: null, fallbacks: [], price: null } },
  play: async ({ args, userEvent }) => {
    await opened()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Lantern')
    await userEvent.click(save())
    const model = screen.getByRole('combobox', { name: 'Model' })
    await expect(model).toHaveAccessibleDescription(/A model is required/)

    await userEvent.type(model, 'flame')
    const offers = within(await screen.findByRole('listbox'))
    await expect(offers.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'tall-flame',
      'small-flame',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(model).toHaveValue('small-flame'))
    await userEvent.type(screen.getByRole('spinbutton', { name: 'A million tokens in' }), '0.25')
    await userEvent.type(screen.getByRole('spinbutton', { name: 'A million tokens out' }), '1.25')
    await userEvent.click(save())

    await expect(args.onSave).toHaveBeenCalledWith({
      bound: { provider_id: providers[0]?.id, model: 'small-flame' },
      fallbacks: [],
      settings: {},
      price: { input: 250_000, cached_input: 250_000, output: 1_250_000, picture: 0 },
    })
  },
}

/** A name that the provider did not tell may be typed. */
export const TypedModel: Story = {
  args: { readModels: fn<BindingDialogProps['readModels']>(async () => null) },
  play: async ({ args, userEvent }) => {
    await opened()
    const model = screen.getAllByRole('combobox', { name: 'Model' })[0] as HTMLElement
    await userEvent.clear(model)
    await userEvent.type(model, 'my-own:8b')
    await userEvent.tab()
    await userEvent.click(save())

    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ bound: expect.objectContaining({ model: 'my-own:8b' }) }),
    )
  },
}

/** Fallbacks change places by keys; the focus stays with the one that moved. */
export const Fallbacks: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    await opened()
    screen.getByRole('button', { name: 'Move fallback 2 up' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByText('Fallback 2 is now number 1.')).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move fallback 1 down' })).toHaveFocus(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add a fallback' }))
    await expect(screen.queryByRole('button', { name: 'Add a fallback' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove fallback 3' }))
    await userEvent.click(save())

    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        fallbacks: [expect.objectContaining({ model: 'cellar-8' }), expect.anything()],
      }),
    )
  },
}

/** Settings are folded; one that is out of its bounds unfolds them and says so. */
export const Settings: Story = {
  play: async ({ args, userEvent }) => {
    await opened()
    await userEvent.click(screen.getByText('More'))
    const temperature = screen.getByRole('spinbutton', { name: 'Temperature' })
    await userEvent.type(temperature, '2.5')
    await userEvent.click(save())
    await expect(temperature).toHaveAccessibleDescription(/Enter a number from 0 to 2/)

    await userEvent.clear(temperature)
    await userEvent.type(temperature, '0.9')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reasoning effort' }), 'Low')
    await userEvent.click(save())

    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ settings: { temperature: 0.9, reasoning_effort: 'low' } }),
    )
  },
}

/** A painter has a size, and its price is of a picture. */
export const Painter: Story = {
  tags: ['visual'],
  args: { binding: of('ravivarma'), task: 'painters', name: 'Ravivarma' },
  play: async ({ userEvent }) => {
    await opened('What stands behind Ravivarma')
    await expect(screen.getByRole('spinbutton', { name: 'Each picture' })).toHaveValue(0.04)

    await userEvent.click(screen.getByText('More'))

    await expect(screen.getByRole('textbox', { name: 'Size of a picture' })).toBeVisible()
  },
}

/** One press gives the name back to what is built in. */
export const BackToBuiltIn: Story = {
  play: async ({ args, userEvent }) => {
    await opened()

    await userEvent.click(screen.getByRole('button', { name: 'Back to built in' }))

    await expect(args.onSave).toHaveBeenCalledWith({
      bound: null,
      fallbacks: [],
      settings: {},
      price: null,
    })
  },
}

/** A refusal is told, and what was typed stays. */
export const Refused: Story = {
  args: {
    onSave: fn<BindingDialogProps['onSave']>(async () => ({
      errors: { bound: faults.providerUnfit, settings: faults.modelRoomSmall },
    })),
  },
  play: async ({ userEvent }) => {
    await opened()
    await userEvent.click(save())

    await waitFor(() =>
      expect(screen.getAllByRole('combobox', { name: 'Provider' })[0]).toHaveAccessibleDescription(
        /cannot do what this model is asked for/,
      ),
    )
    await expect(screen.getByRole('alert')).toHaveTextContent('no room for the story')
  },
}

/** What is bound in the models file is read here. */
export const ReadOnly: Story = {
  args: { binding: of('moderation'), task: 'beside', name: 'Moderation' },
  play: async () => {
    await opened('What stands behind Moderation')
    await expect(screen.getByText('guard-1')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const WithoutProviders: Story = {
  args: {
    binding: { ...of('kathakar') },
    name: 'Kathakar',
    providers: [],
  },
  play: async () => {
    await opened('What stands behind Kathakar')
    await expect(screen.getByText(/add one first/)).toBeVisible()
  },
}
