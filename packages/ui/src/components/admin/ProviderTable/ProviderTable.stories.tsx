import { makeAdminProvider } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { onlyOnDesks } from '../../../../../../.storybook/modes.ts'
import { makeProviders } from '../../../testing/modelSetup.ts'
import { claims, has, shows } from '../../../testing/plays.ts'
import { ProviderTable } from './ProviderTable.tsx'

const items = makeProviders()

const meta = {
  title: 'Admin/ProviderTable',
  tags: ['beta', 'role:admin'],
  component: ProviderTable,
  args: { items, onEdit: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProviderTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      Faults: {
        args: {
          items: [
            makeAdminProvider({ state: null }),
            makeAdminProvider({
              id: 'wrong',
              name: 'Lantern',
              state: {
                asked_at: '2025-04-02T01:12:00.000Z',
                answered_in_ms: 80,
                fault: 'wrong_key',
              },
            }),
          ],
        },
      },
      OfTheModelsFile,
      Empty: { args: { items: [] } },
    }),
    { isWide: true },
  ),
}

/** How each fares stands in words beside its lamp; no key is shown but its end. */
export const Wide: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await expect(row(/^Lantern/).getByText('Answers, 0.6 s')).toBeVisible()
    await expect(row(/^Long River/).getByText('Slow, 4.1 s')).toBeVisible()
    await expect(row(/^The cellar/).getByText('none needed')).toBeVisible()
    await expect(row(/^Atelier/).getByText(/^Silent since /)).toBeVisible()
    await expect(row(/^Atelier/).getByText('kept, ends in …c9')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Long River' }))

    await expect(args.onEdit).toHaveBeenCalledWith(items[1])
  },
}

/** What stands in the models file can be looked at, and says where its key is. */
export const OfTheModelsFile: Story = {
  args: { items: [makeAdminProvider({ is_read_only: true })] },
  play: claims(shows('kept in the models file'), has('button', 'Look at OpenRouter')),
}
