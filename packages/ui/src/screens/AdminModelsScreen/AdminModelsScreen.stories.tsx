import { makeModels, makeModelUseReport } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { says } from '../../../../../.storybook/localized/says.ts'
import { onlyOnDesks, onlyOnPhones } from '../../../../../.storybook/modes.ts'
import { NO_TRY } from '../../components/admin/ModelTryPanel/tryState.ts'
import { makeModelSetup } from '../../testing/modelSetup.ts'
import { inAdminShell } from '../../testing/decorators.tsx'
import { asksAgain, claims, fits, hasNo, mentions, presses, shows } from '../../testing/plays.ts'
import { AdminModelsScreen } from './AdminModelsScreen.tsx'

const setup = makeModelSetup()
const well = { id: 'well', title: 'The Well That Counted Backwards' }

const meta = {
  title: 'Screens/AdminModelsScreen',
  tags: ['beta', 'role:admin'],
  component: AdminModelsScreen,
  args: {
    setup,
    error: undefined,
    onRetry: fn(),
    models: makeModels(),
    done: undefined,
    onAdd: fn(),
    onProviderEdit: fn(),
    onBindingEdit: fn(),
    onLimitsEdit: fn(),
    trial: {
      values: { story: well, scene: 'ninth', model_key: 'birbal', words: '' },
      onValuesChange: fn(),
      stories: [well],
      isBusy: false,
      onStorySearch: fn(),
      scenes: [{ name: 'ninth', title: 'The ninth storey' }],
      models: makeModels().text,
      state: {
        ...NO_TRY,
        status: 'telling',
        said: 'lower the lamp on its rope',
        text: 'The lamp goes down past the seventh storey, past the eighth, and grows no smaller. “Now riddle me this,” says the rope. “What is deeper the less of it is left?” When the flame touches water there is no hiss. There is a hush, the kind a house makes when everyone in it',
        firstWordsMs: 620,
      },
      onTell: fn(),
      onStop: fn(),
    },
    use: {
      report: makeModelUseReport(),
      error: undefined,
      onRetry: fn(),
      by: 'day',
      onByChange: fn(),
      days: '7',
      onDaysChange: fn(),
      storyHref: (id) => `#${id}`,
    },
  },
  parameters: { layout: 'fullscreen' },
  decorators: inAdminShell,
} satisfies Meta<typeof AdminModelsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const Loading: Story = {
  args: { setup: null },
  play: claims(mentions('Loading the models...'), hasNo('button', 'Add provider')),
}

/** No provider yet: how to begin, and everything is built in. */
export const Empty: Story = {
  args: {
    setup: makeModelSetup({
      providers: [],
      bindings: setup.bindings.map((one) => ({ ...one, bound: null, fallbacks: [] })),
      today: [],
      daily_limit_micros: null,
    }),
    trial: { ...meta.args.trial, state: NO_TRY },
    use: { ...meta.args.use, report: makeModelUseReport({ rows: [] }) },
  },
  play: claims(shows('No provider yet', 'Today: $0.00'), presses('Add provider', 'onAdd')),
}

export const Failed: Story = {
  args: { setup: null, error: says(({ admin }) => admin.models.failedHint) },
  play: asksAgain,
}

/** What today has cost, who answers, what is bound to whom, and a scene as it is told. */
export const Loaded: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Today: $3.42 (limit $20.00)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Limits' }))
    await expect(args.onLimitsEdit).toHaveBeenCalledOnce()

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Lantern' }))
    await expect(args.onProviderEdit).toHaveBeenCalledWith(setup.providers[0])
    await userEvent.click(canvas.getByRole('button', { name: /^Change what Vyasa is bound to/ }))
    await expect(args.onBindingEdit).toHaveBeenCalledWith(setup.bindings[3])
    await expect(canvas.getByRole('region', { name: 'Try it' })).toBeVisible()
  },
}

/** Cards instead of rows, and nothing goes past the edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: fits,
}
