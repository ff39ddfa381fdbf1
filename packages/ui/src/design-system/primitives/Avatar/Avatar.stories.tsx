import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Primitives/Avatar',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Avatar,
  args: { name: 'Ira Deshpande' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Initial: {},
    Picture: { args: { src: '/covers/beech-ki-daal.svg', size: 48 } },
    BrokenPicture: { args: { src: '/covers/none.svg', size: 48 } },
    Devanagari: { args: { name: 'मीरा सोलंकी', size: 48 } },
    Grounds: {
      render: () => (
        <p css={{ display: 'flex', gap: 12 }}>
          {['Zeenat Qadri', 'Rustam Vakil', 'Dev Rathore', 'Kavya Menon', 'Leela Kurien', 'Om'].map(
            (name) => (
              <Avatar key={name} name={name} size={40} />
            ),
          )}
        </p>
      ),
    },
  })),
}
