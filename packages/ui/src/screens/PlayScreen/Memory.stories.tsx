import { makeMemory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { useFormat } from '../../format/useFormat.ts'
import { usePlayMessages } from '../../messages/usePlayMessages.ts'
import { logEntriesOf } from '../../play/logEntries.ts'
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { midStory, sessionWith, turn } from './sampleSession.ts'

const PAGE = 20
const history = Array.from({ length: 90 }, (_unused, index) =>
  turn(index + 1, { narrative: `Storey ${index}. The stairs go on as they have gone on.` }),
)
const sessionFrom = (first: number) =>
  sessionWith({ session_data: { narrative_history: history.slice(first), news: 2 } })

function Kept(props: PlayScreenProps) {
  const [isOpen, setIsOpen] = useState(props.memory?.isOpen ?? false)
  const [first, setFirst] = useState(history.length - PAGE)
  const session = sessionFrom(first)
  const { play: messages } = usePlayMessages()
  const { counted } = useFormat()
  const told = session.session_data.narrative_history
  const entries = logEntriesOf(told, (key) => key, { messages, counted })
  const log = {
    ...props.log,
    entries,
    hasEarlier: first > 0,
    onLoadEarlier: async () => setFirst(Math.max(0, first - PAGE)),
  }
  const memory = props.memory && { ...props.memory, isOpen, onOpenChange: setIsOpen }

  return <PlayScreen {...props} log={log} memory={memory} session={session} />
}

const meta = {
  title: 'Screens/PlayScreen/Memory',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk1280' } },
  args: {
    ...playScreen.args,
    session: midStory,
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

const open = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'What the story remembers, 2 new' }),
  )
  await screen.findByRole('heading', { name: 'What the story remembers' })
}

export const ToAnOldTurn: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(userEvent)
    const [link] = await screen.findAllByRole('button', { name: /^Turn 3,/ })
    await userEvent.click(link as HTMLElement)
    const line = await canvas.findByText(/^Storey 3\./)
    await waitFor(() => expect(line.closest('article')).toHaveFocus())
    const scroller = canvas.getByRole('region', { name: 'Story so far' })
    const above = () => line.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    await waitFor(() => expect(above()).toBeLessThan(scroller.clientHeight / 2))
    await expect(above()).toBeGreaterThan(0)
  },
}

export const ToATurnOnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await open(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: /^Turn 6,/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const line = await canvas.findByText(/^Storey 6\./)
    await waitFor(() => expect(line.closest('article')).toHaveFocus())
  },
}

export const ClosedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(userEvent)
    await userEvent.keyboard('{Escape}')
    const button = canvas.getByRole('button', { name: 'What the story remembers' })
    await waitFor(() => expect(button).toHaveFocus())
  },
}
