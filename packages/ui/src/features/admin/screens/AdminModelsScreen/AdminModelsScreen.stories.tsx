import {
  makeAdminModels,
  makeId,
  makeLocalServer,
  makeModels,
  makeModelUseReport,
  makeUseRow,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asPage, onlyOnDesks, onlyOnPhones } from '../../../../storybook/modes.ts'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, fits, presses, shows } from '../../../../testing/plays.ts'
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
  parameters: asPage,
  decorators: inAdminShell,
} satisfies Meta<typeof AdminModelsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { setup: null } }

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
    shows(/^Tenali and Vyasa will use it/, /Tenali: 1 credit and Vyasa: 8 credits/),
    presses('Use for all except Kathakar', 'onUse'),
  ),
}

export const Failed: Story = {
  args: { setup: null, error: 'Failed to fetch data. Please try again.' },
  play: asksAgain,
}

export const Loaded: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
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
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: fits,
}
