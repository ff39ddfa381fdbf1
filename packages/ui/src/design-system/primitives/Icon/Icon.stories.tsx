import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { theme } from '../../theme/theme.ts'
import { Icon } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'

const names = [...(Object.keys(iconPaths) as (keyof typeof iconPaths)[]), 'logo'] as const

const { size, space } = theme

const meta = {
  title: 'Components/Primitives/Icon',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Icon,
  args: { name: 'lotus', size: 24 },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Default: {},
    Gallery: {
      render: () => (
        <ul
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
            gap: space.xl,
            fontSize: size.small,
          }}
        >
          {names.map((name) => (
            <li css={{ display: 'grid', justifyItems: 'center', gap: 8 }} key={name}>
              <Icon name={name} size={32} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    Sizes: {
      render: ({ name }) => (
        <p css={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          {([16, 20, 24, 32] as const).map((size) => (
            <Icon key={size} name={name} size={size} />
          ))}
        </p>
      ),
    },
  })),
}
