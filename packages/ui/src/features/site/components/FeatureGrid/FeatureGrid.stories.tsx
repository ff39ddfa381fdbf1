import type { Meta, StoryObj } from '@storybook/react-vite'

import { FeatureGrid } from './FeatureGrid.tsx'

const meta = {
  title: 'Landing/FeatureGrid',
  tags: ['stable', 'role:player'],
  component: FeatureGrid,
  args: {
    items: [
      {
        icon: 'banyan',
        title: 'Multiple endings',
        text: 'Every choice closes one door.',
      },
      {
        icon: 'image',
        title: 'AI-generated visuals',
        text: 'Ask, and the scene is painted.',
      },
      {
        icon: 'lamp',
        title: 'Early access',
        text: 'Read while the ink is wet.',
      },
      {
        icon: 'lotus',
        title: 'Rich mythology',
        text: 'Told with respect, and a source.',
      },
      {
        icon: 'user',
        title: 'Character customization',
        text: 'Be whom you say you are.',
      },
      {
        icon: 'star',
        title: 'Achievement system',
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

export const Playground: Story = {}
