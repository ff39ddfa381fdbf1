import { makeModels, makeModelUse } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { onlyOnDesks } from '../../../../../../.storybook/modes.ts'
import { makeModelSetup } from '../../../testing/modelSetup.ts'
import { claims, has, shows } from '../../../testing/plays.ts'
import { BindingTable } from './BindingTable.tsx'

const setup = makeModelSetup()

const NO_TOKENS = { input_tokens: 0, output_tokens: 0, cost_micros: null, unpriced_calls: 3 }

const meta = {
  title: 'Admin/BindingTable',
  tags: ['beta', 'role:admin'],
  component: BindingTable,
  args: { setup, models: makeModels(), onEdit: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BindingTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      Silent: { args: { setup: { ...setup, bindings: setup.bindings.slice(6, 8) } } },
      OfTheModelsFile,
      ChainWithAGap: {
        args: {
          setup: {
            ...setup,
            bindings: setup.bindings.slice(6, 7).map((one) => ({
              ...one,
              fallbacks: [
                { provider_id: one.bound?.provider_id ?? '', model: 'mural-1' },
                { provider_id: setup.providers[0]?.id ?? '', model: 'small-mural' },
              ],
            })),
          },
        },
      },
    }),
    { isWide: true },
  ),
}

/** Storytellers, painters and what is beside stand below their names, and the day is added up. */
export const Wide: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await expect(row(/^Tenali/).getByText('$0.25 / $1.25')).toBeVisible()
    await expect(row(/^Tenali/).getByText('1,204 k tokens')).toBeVisible()
    await expect(row(/^Vishvakarma/).getByText('318 pictures')).toBeVisible()
    await expect(row(/^Kathakar/).getByText('by rule')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Today, all together $3.42' })).toBeVisible()

    await userEvent.click(
      canvas.getByRole('button', { name: 'Change what Tenali is bound to: small-flame Lantern' }),
    )

    await expect(args.onEdit).toHaveBeenCalledWith(setup.bindings[1])
  },
}

/** What is bound in the models file is looked at, and not changed. */
export const OfTheModelsFile: Story = {
  args: { setup: { ...setup, bindings: setup.bindings.slice(8) } },
  play: claims(
    shows('The cellar, models file', 'Not known'),
    has('button', /Voice/),
    has('button', /^Look at what Moderation is bound to: guard-1/),
  ),
}

/** What counts no tokens is told by its calls; what they cost is not known without a price. */
export const OnlyCalls: Story = {
  args: {
    setup: {
      ...setup,
      bindings: setup.bindings.slice(9),
      today: [{ model_key: 'moderation', ...makeModelUse(NO_TOKENS), calls: 3 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 calls')).toBeVisible()
    await expect(canvas.getAllByText('no price set')).toHaveLength(2)
  },
}
