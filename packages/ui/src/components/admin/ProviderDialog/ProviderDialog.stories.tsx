import { makeAdminProvider, makeProviderCheck } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'

import { asSheet, coversPage } from '../../../../../../.storybook/asSheet.ts'
import { ProviderDialog, type ProviderDialogProps } from './ProviderDialog.tsx'

const saved = makeAdminProvider({ name: 'Cellar', has_key: false, key_ends_in: null })

const meta = {
  title: 'Admin/ProviderDialog',
  tags: ['beta', 'role:admin'],
  component: ProviderDialog,
  parameters: coversPage,
  args: {
    provider: null,
    boundNames: '',
    tellerNames: 'Tenali, Birbal, and Vyasa',
    onUse: fn<ProviderDialogProps['onUse']>(async () => null),
    onClose: fn(),
    onSave: fn<ProviderDialogProps['onSave']>(async () => ({ saved })),
    onCheck: fn<ProviderDialogProps['onCheck']>(async () => makeProviderCheck()),
    onRemove: fn<ProviderDialogProps['onRemove']>(async () => null),
  },
} satisfies Meta<typeof ProviderDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test'],
  parameters: asSheet(() => ({ meta }), {
    opened: () => ({ Added, OwnAddress, AnotherKey, Refused, WrongKey, ReadOnly }),
  }),
}

const opened = (name: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible())
const field = (name: string) => screen.getByRole('textbox', { name })

/** Nothing is sent without name and address; once it is saved the provider is asked at once. */
export const Added: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    await opened('Add a provider')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(field('Name')).toHaveAccessibleDescription(/A name is required/)
    await expect(field('Address')).toHaveAccessibleDescription(/An address is required/)
    await expect(args.onSave).not.toHaveBeenCalled()

    await userEvent.type(field('Name'), ' Cellar ')
    await userEvent.type(field('Address'), 'http://localhost:11434/v1')
    await userEvent.click(screen.getByRole('checkbox', { name: 'It stands inside our network' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() =>
      expect(screen.getByText('Cellar answers in 0.2 s and has 3 models.')).toBeVisible(),
    )
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        kind: 'openai-compatible',
        name: 'Cellar',
        base_url: 'http://localhost:11434/v1',
        is_inside: true,
      },
      null,
    )
    await expect(args.onCheck).toHaveBeenCalledWith(saved.id)
    await expect(screen.getByRole('dialog', { name: 'Change Cellar' })).toBeVisible()
  },
}

/** Once it has answered, a press has one of its models tell. */
export const UsedForAll: Story = {
  args: { provider: makeAdminProvider() },
  play: async ({ args, userEvent }) => {
    await opened('Change OpenRouter')
    await userEvent.click(screen.getByRole('button', { name: 'Ask it now' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Model' })).toBeVisible())

    await userEvent.click(screen.getByRole('button', { name: 'Use for all storytellers' }))

    await expect(args.onUse).toHaveBeenCalledWith(args.provider, makeProviderCheck().models[0])
  },
}

/** A kind with an address of its own asks for none, unless it has another. */
export const OwnAddress: Story = {
  play: async ({ userEvent }) => {
    await opened('Add a provider')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Kind' }),
      'Anthropic Messages',
    )
    await expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull()

    await userEvent.click(screen.getByRole('checkbox', { name: 'It has another address' }))

    await expect(field('Address')).toHaveAttribute('placeholder', 'https://api.anthropic.com')
  },
}

/** A kept key stays unless another is entered; it is never shown. */
export const AnotherKey: Story = {
  tags: ['visual'],
  args: { provider: makeAdminProvider() },
  play: async ({ args, userEvent }) => {
    await opened('Change OpenRouter')
    await expect(screen.queryByLabelText('New key')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Enter another' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(screen.getByLabelText('New key')).toBeInvalid()

    await userEvent.type(screen.getByLabelText('New key'), 'sk-lamp')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ api_key: 'sk-lamp' }),
      args.provider,
    )
  },
}

/** The server's faults stand at their fields, and what was typed stays. */
export const Refused: Story = {
  args: {
    provider: makeAdminProvider(),
    onSave: fn<ProviderDialogProps['onSave']>(async () => ({
      refusal: { errors: { name: 'providerNameTaken', api_key: 'providerKeyAgain' } },
    })),
  },
  play: async ({ userEvent }) => {
    await opened('Change OpenRouter')
    await userEvent.clear(field('Name'))
    await userEvent.type(field('Name'), 'Lantern')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() =>
      expect(field('Name')).toHaveAccessibleDescription(/Another provider has this name/),
    )
    await expect(field('Name')).toHaveValue('Lantern')
    await expect(screen.getByLabelText('New key')).toHaveAccessibleDescription(
      /belongs to the address from before/,
    )
  },
}

/** What is wrong is told with what to do next. */
export const WrongKey: Story = {
  args: {
    provider: makeAdminProvider(),
    onCheck: fn<ProviderDialogProps['onCheck']>(async () =>
      makeProviderCheck({
        state: { asked_at: '2025-04-02T10:00:00.000Z', answered_in_ms: 80, fault: 'wrong_key' },
        models: [],
      }),
    ),
  },
  play: async ({ userEvent }) => {
    await opened('Change OpenRouter')

    await userEvent.click(screen.getByRole('button', { name: 'Ask it now' }))

    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter it again')
  },
}

/** What the address from before answers late does not stand in place of what the new one has answered. */
export const AnsweredLate: Story = {
  args: { provider: saved },
  play: async ({ args, userEvent }) => {
    const late = Promise.withResolvers<ReturnType<typeof makeProviderCheck>>()
    mocked(args.onCheck).mockReturnValueOnce(late.promise)
    await opened('Change Cellar')
    await userEvent.click(screen.getByRole('button', { name: 'Ask it now' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText(/has 3 models/)).toBeVisible())

    late.resolve(
      makeProviderCheck({
        state: { asked_at: '2025-04-02T10:00:00.000Z', answered_in_ms: null, fault: 'wrong_key' },
        models: [],
      }),
    )
    // Past the moment at which it would be drawn.
    await new Promise((drawn) => setTimeout(drawn, 50))

    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(screen.getByText(/has 3 models/)).toBeVisible()
  },
}

/** Before it goes, it is said what is built in again. */
export const Removed: Story = {
  args: { provider: makeAdminProvider(), boundNames: 'Tenali and Birbal' },
  play: async ({ args, userEvent }) => {
    await opened('Change OpenRouter')
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove OpenRouter?' }))
    await waitFor(() => expect(asked.getByText(/again: Tenali and Birbal/)).toBeVisible())

    await userEvent.click(asked.getByRole('button', { name: 'Remove' }))

    await expect(args.onRemove).toHaveBeenCalledWith(args.provider?.id)
  },
}

/** One of the models file can be asked, and nothing of it changed. */
export const ReadOnly: Story = {
  args: { provider: makeAdminProvider({ is_read_only: true }) },
  play: async ({ userEvent }) => {
    await opened('OpenRouter')
    await expect(screen.queryByRole('textbox')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Ask it now' }))

    await waitFor(() => expect(screen.getByText(/has 3 models/)).toBeVisible())
  },
}
