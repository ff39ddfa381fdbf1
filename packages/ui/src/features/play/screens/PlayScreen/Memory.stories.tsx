import { makeMemory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { midStory, sessionWith } from './sampleSession.ts'

function Kept(props: PlayScreenProps) {
  const [isOpen, setIsOpen] = useState(false)
  const memory = props.memory && { ...props.memory, isOpen, onOpenChange: setIsOpen }

  return <PlayScreen {...props} memory={memory} />
}

const meta = {
  title: 'Screens/PlayScreen/Memory',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: asPage,
  globals: { viewport: { value: 'desk1280' } },
  args: {
    ...playScreen.args,
    session: sessionWith({ session_data: { ...midStory.session_data, news: 2 } }),
    memory: {
      isOpen: false,
      onOpenChange: fn(),
      held: makeMemory(),
      onRetry: fn(),
      onDelete: fn(async () => null),
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ClosedAgain: Story = {
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Memory, 2 new' })
    await userEvent.click(button)
    await screen.findByRole('heading', { name: 'Memory' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAccessibleName('Memory')
  },
}
