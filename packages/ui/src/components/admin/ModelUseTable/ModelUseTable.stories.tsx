import { makeModels, makeModelUse, makeModelUseReport } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { says } from '../../../../../../.storybook/localized/says.ts'
import { onlyOnDesks } from '../../../../../../.storybook/modes.ts'
import { asksAgain, claims, leadsTo, shows } from '../../../testing/plays.ts'
import { ModelUseTable } from './ModelUseTable.tsx'

const meta = {
  title: 'Admin/ModelUseTable',
  tags: ['beta', 'role:admin'],
  component: ModelUseTable,
  args: {
    report: makeModelUseReport(),
    error: undefined,
    onRetry: fn(),
    by: 'day',
    onByChange: fn(),
    days: '7',
    onDaysChange: fn(),
    models: makeModels(),
    storyHref: (id) => `#${id}`,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ModelUseTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      ByModel: {
        args: {
          by: 'model',
          report: makeModelUseReport({
            rows: [
              { of: 'tenali', title: null, ...makeModelUse() },
              {
                of: 'moderation',
                title: null,
                ...makeModelUse({ cost_micros: null, unpriced_calls: 41 }),
              },
            ],
            total: makeModelUse({ unpriced_calls: 41 }),
          }),
        },
      },
      ByStory,
      Loading: { args: { report: null } },
      Empty: { args: { report: makeModelUseReport({ rows: [] }) } },
      Failed,
    }),
    { isWide: true },
  ),
}

/** Days in their order and what they come to; other days, or another sum, are a press away. */
export const ByDay: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Nov 25, 2026' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'All together $0.26' })).toBeVisible()

    await userEvent.click(canvas.getByRole('radio', { name: 'Story' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Last 30 days' }))

    await expect(args.onByChange).toHaveBeenCalledWith('story')
    await expect(args.onDaysChange).toHaveBeenCalledWith('30')
  },
}

/** A story leads to its page; one that is gone says so. */
export const ByStory: Story = {
  args: {
    by: 'story',
    report: makeModelUseReport({
      rows: [
        { of: 'well', title: 'The Well That Counted Backwards', ...makeModelUse() },
        { of: 'gone', title: null, ...makeModelUse() },
      ],
    }),
  },
  play: claims(leadsTo(/^The Well/, '#well'), shows('A story that is gone')),
}

export const Failed: Story = {
  args: { report: null, error: says(({ admin }) => admin.models.failedHint) },
  play: asksAgain,
}
