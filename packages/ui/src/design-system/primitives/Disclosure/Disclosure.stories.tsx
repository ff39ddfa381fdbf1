import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { Disclosure, type DisclosureProps } from './Disclosure.tsx'

function HeldDisclosure(args: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        Ask
      </button>
      <Disclosure {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

const meta = {
  title: 'Components/Primitives/Disclosure',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Disclosure,
  args: {
    label: 'What the ferryman asks',
    children: <p>A name for the river, and nothing else.</p>,
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack gap="m">
      <Disclosure {...args} />
      <Disclosure {...args} note="one question" />
      <Disclosure {...args} isOpen />
    </Stack>
  ),
}

export const Held: Story = {
  render: (args) => <HeldDisclosure {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/A name for the river/)).not.toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))

    await expect(canvas.getByText(/A name for the river/)).toBeVisible()
  },
}
