import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { FeatureGrid } from './FeatureGrid.tsx'

const meta = {
  title: 'Landing/FeatureGrid',
  tags: ['stable', 'role:player'],
  component: FeatureGrid,
  args: {
    items: [
      {
        icon: 'banyan',
        title: says(({ landing }) => landing.features.items.endings.title),
        text: 'Every choice closes one door.',
      },
      {
        icon: 'image',
        title: says(({ landing }) => landing.features.items.visuals.title),
        text: 'Ask, and the scene is painted.',
      },
      {
        icon: 'lamp',
        title: says(({ waitlist }) => waitlist.benefits.early.title),
        text: 'Read while the ink is wet.',
      },
      {
        icon: 'lotus',
        title: says(({ landing }) => landing.features.items.mythology.title),
        text: 'Told with respect, and a source.',
      },
      {
        icon: 'user',
        title: says(({ landing }) => landing.features.items.character.title),
        text: 'Be whom you say you are.',
      },
      {
        icon: 'star',
        title: says(({ landing }) => landing.features.items.achievements.title),
        text: 'Lamps for what you did.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="features">
        <h2 id="features">What there is</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof FeatureGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** A list whose items are headed by what they are about. */
export const Six: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('heading', { level: 3, name: 'Multiple endings' })).toBeVisible()
  },
}
