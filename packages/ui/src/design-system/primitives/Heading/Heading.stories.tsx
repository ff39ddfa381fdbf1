import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Primitives/Heading',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Heading,
  args: { level: 2, children: 'Tales of the river' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="s">
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
      <Heading level={6} size="heading" voice="story">
        {children}
      </Heading>
    </Stack>
  ),
}
