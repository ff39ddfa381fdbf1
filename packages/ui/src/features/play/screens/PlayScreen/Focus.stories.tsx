import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { logEntriesOf, nextNumber } from '../../model/logEntries.ts'
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { midStory, sessionWith, turn } from './sampleSession.ts'

const { narrative_history } = midStory.session_data
const told = 'The lamp goes down, and the water gives back two of it.'
const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
const answers = {
  narrative: turn(nextNumber(narrative_history) + 1, { narrative: told }),
  picture: turn(nextNumber(narrative_history) + 1, { image_url: picture, prompt: 'Two lamps' }),
}

function WithTurn({ answer, ...props }: PlayScreenProps & { answer: keyof typeof answers }) {
  const [step, setStep] = useState<'before' | 'busy' | 'after'>('before')
  const { play: messages } = usePlayMessages()
  const { counted } = useFormat()
  const history = step === 'after' ? [...narrative_history, answers[answer]] : narrative_history
  const choices = step === 'after' ? ['Draw it up', 'Let go'] : midStory.session_data.choices
  const entries = logEntriesOf(history, (key) => key, { messages, counted })
  const takeTurn = async () => {
    setStep('busy')
    await new Promise((resolve) => setTimeout(resolve, 600))
    setStep('after')
    return true
  }

  return (
    <PlayScreen
      {...props}
      log={{ ...props.log, entries }}
      onCommand={takeTurn}
      session={sessionWith({
        session_data: { ...midStory.session_data, narrative_history: history, choices },
      })}
      turn={{ ...props.turn, isBusy: step === 'busy' }}
    />
  )
}

const meta = {
  title: 'Screens/PlayScreen/Focus',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: asPage,
  args: { ...playScreen.args, onCommand: fn(async () => true), answer: 'narrative' },
  render: (args) => <WithTurn {...args} />,
} satisfies Meta<PlayScreenProps & { answer: keyof typeof answers }>
export default meta
type Story = StoryObj<typeof meta>

export const OnEntering: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-entry', 'narrative'))

    canvas.getByRole('group', { name: 'Choices' }).querySelector('button')?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(nameOfFocused()).toBe('Story so far'))
    // Screen readers announce only the name of the log, because the live region announces the text.
    await waitFor(() => expect(nameOfFocused()).toBe('Story'))
    await expect(document.activeElement).toHaveTextContent(told)
  },
}

const nameOfFocused = () => document.activeElement?.getAttribute('aria-label')

export const AfterACommand: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Continue/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText(told)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const AfterShow: Story = {
  args: { answer: 'picture' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }))
    const frame = (await canvas.findByRole('img', { name: 'Two lamps' })).closest('figure')
    const bounds = canvas.getByRole('region', { name: 'Story so far' }).getBoundingClientRect()
    await waitFor(() =>
      expect(frame?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bounds.top),
    )
  },
}
