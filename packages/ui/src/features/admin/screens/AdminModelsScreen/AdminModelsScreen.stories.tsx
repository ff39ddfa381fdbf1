import {
  makeAdminModels,
  makeId,
  makeLocalServer,
  makeModels,
  makeModelUseReport,
  makeUseRow,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { onlyOnDesks, onlyOnPhones } from '../../../../storybook/modes.ts'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import {
  asksAgain,
  claims,
  fits,
  hasNo,
  mentions,
  presses,
  shows,
  chooseOption,
} from '../../../../testing/plays.ts'
import { AdminModelsScreen, type AdminModelsScreenProps } from './AdminModelsScreen.tsx'

const setup = makeAdminModels()

const meta = {
  title: 'Screens/AdminModelsScreen',
  tags: ['beta', 'role:admin'],
  component: AdminModelsScreen,
  args: {
    setup,
    error: undefined,
    onRetry: fn(),
    models: makeModels(),
    found: [],
    onUse: fn<AdminModelsScreenProps['onUse']>(async () => null),
    done: undefined,
    onAdd: fn(),
    onLimitsEdit: fn(),
    onProviderEdit: fn(),
    onBindingEdit: fn(),
    onCheck: fn<AdminModelsScreenProps['onCheck']>(async () => 'Answers in 0.2 s.'),
    onTry: fn<AdminModelsScreenProps['onTry']>(async () => 'Told by small-flame.'),
    onRemove: fn<AdminModelsScreenProps['onRemove']>(async () => null),
    use: {
      report: makeModelUseReport(),
      error: undefined,
      onRetry: fn(),
      by: 'day',
      onByChange: fn(),
      days: '7',
      onDaysChange: fn(),
      day: '',
      onDayChange: fn(),
      page: 1,
      perPage: 25,
      perPageItems: [25, 50, 100],
      onPageChange: fn(),
      onPerPageChange: fn(),
      storyHref: (id) => `#${id}`,
    },
  },
  parameters: { layout: 'fullscreen' },
  decorators: inAdminShell,
} satisfies Meta<typeof AdminModelsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { setup: null },
  play: claims(mentions('Loading the models...'), hasNo('button', 'Add provider')),
}

export const Empty: Story = {
  args: {
    found: [makeLocalServer()],
    setup: makeAdminModels({
      providers: [],
      bindings: setup.bindings.map((one) => ({ ...one, bound: null, fallbacks: [] })),
      today: [],
      daily_limit_micros: null,
    }),
    use: { ...meta.args.use, report: makeModelUseReport({ rows: [] }) },
  },
  play: claims(
    shows('No provider yet', 'Today: $0.00'),
    presses('Add provider', 'onAdd'),
    shows('LM Studio is running here with llama3.2'),
    presses('Use for all storytellers', 'onUse'),
  ),
}

export const Failed: Story = {
  args: { setup: null, error: 'Failed to fetch data. Please try again.' },
  play: asksAgain,
}

export const Loaded: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Today: $0.21 (limit $5.00)')).toBeVisible()
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await expect(row(/^Atelier/).getByText(/^No server responds at this address/)).toBeVisible()
    await expect(row(/^Tenali/).getByText('$0.15 / $0.60')).toBeVisible()
    await expect(row(/^Tenali/).getByText('103 k tokens')).toBeVisible()
    await expect(row(/^Ajanta/).getByText('No response')).toBeVisible()
    await expect(row(/^Birbal/).getByText('stream_options')).toBeVisible()
    await expect(row(/^Birbal/).queryByRole('button', { name: /^Change/ })).toBeNull()
    await expect(row(/^ollama/).queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Test connection to OpenRouter' }))
    await waitFor(() => expect(row(/^OpenRouter/).getByText('Answers in 0.2 s.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Test Tenali' }))
    await waitFor(() => expect(row(/^Tenali/).getByText('Told by small-flame.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Change the model for Vyasa' }))
    await expect(args.onBindingEdit).toHaveBeenCalledWith(setup.bindings[3])

    await userEvent.click(canvas.getByText('Usage'))
    await expect(canvas.getByRole('row', { name: 'Total $0.26' })).toBeVisible()
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'By' }), 'Story')
    await expect(args.use.onByChange).toHaveBeenCalledWith('story')
  },
}

export const UsedByUser: Story = {
  args: {
    use: {
      ...meta.args.use,
      by: 'user',
      day: '2026-11-26',
      report: makeModelUseReport({
        rows: [
          makeUseRow({ title: 'lila', day: '2026-11-26', model_key: 'tenali' }),
          makeUseRow({ of: makeId(301), day: '2026-11-26', model_key: 'vyasa' }),
        ],
        total_pages: 2,
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Usage'))
    const row = within(canvas.getByRole('row', { name: /^lila/ }))
    await expect(row.getByText('Tenali')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Deleted account/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.use.onPageChange).toHaveBeenCalledWith(2)
  },
}

export const Deleted: Story = {
  tags: ['!autodocs'],
  args: {
    onRemove: fn<AdminModelsScreenProps['onRemove']>(async () => 'Nothing was changed.'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete OpenRouter' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete OpenRouter?' }))
    await waitFor(() => expect(asked.getByText(/built-in version: Tenali\./)).toBeVisible())

    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))

    await waitFor(() => expect(asked.getByText('Nothing was changed.')).toBeVisible())
    await expect(args.onRemove).toHaveBeenCalledWith(setup.providers[0])
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: fits,
}
