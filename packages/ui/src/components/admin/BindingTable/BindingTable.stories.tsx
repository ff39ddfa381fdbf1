import { makeModels, makeModelUse } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { onlyOnDesks, onlyOnPhones } from '../../../../../../.storybook/modes.ts'
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
  parameters: asSheet(() => ({ meta, Silent, OfTheModelsFile, ChainWithAGap }), { isWide: true }),
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

/** Where the provider is silent, the one that stands in just now is lit. */
export const Silent: Story = {
  args: { setup: { ...setup, bindings: setup.bindings.slice(6, 8) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Atelier, silent')).toHaveLength(2)
    await expect(canvas.getAllByText('built in, now')).toHaveLength(2)
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
      today: [{ model_key: 'voice', ...makeModelUse(NO_TOKENS), calls: 3 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 calls')).toBeVisible()
    await expect(canvas.getAllByText('no price set')).toHaveLength(2)
  },
}

/** A fallback that is silent too is struck out, and the one after it tells. */
export const ChainWithAGap: Story = {
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mural-1').tagName).toBe('S')
    await expect(canvas.getByText('small-mural, now')).toBeVisible()
  },
}

/** On a phone each name is a card with what it cost in its corner. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: /^Tenali/ }).getBoundingClientRect()
    const cost = canvas.getByText('$0.62').getBoundingClientRect()

    await expect(cost.left).toBeGreaterThanOrEqual(name.right)
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
