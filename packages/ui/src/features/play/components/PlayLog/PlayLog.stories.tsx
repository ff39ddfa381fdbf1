import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { playMessages } from '../../../../messages/playMessages.ts'
import type { ReadAloud } from '../../model/useReadAloud.ts'
import { logEntriesOf } from '../../model/logEntries.ts'
import type { LogEntryModel } from '../../model/logEntry.ts'
import type { TargetTurn } from '../../model/storyLog.ts'
import { firstReading } from '../../../../design-system/theme/reading.ts'
import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { midStory } from '../../screens/PlayScreen/sampleSession.ts'
import { ChoiceList } from '../ChoiceList/ChoiceList.tsx'
import { PlayLog, type PlayLogProps } from './PlayLog.tsx'

const history = midStory.session_data.narrative_history
const toldSoFar = logEntriesOf(history, String)
const newest = 'She laughs, and the well laughs a moment before her.'
const asked: LogEntryModel = {
  id: '5-user_action',
  type: 'user_action',
  content: fill(playMessages.play.you, { words: 'I laugh' }),
  isHistorical: false,
}
const answer: LogEntryModel = {
  id: '5-narrative',
  type: 'narrative',
  content: newest,
  isHistorical: false,
  isNew: true,
}
const setup: LogEntryModel = {
  id: '5-setup',
  type: 'setup',
  content: 'Listen.',
  isHistorical: false,
  isNew: true,
}
const withTurn = [...toldSoFar, asked, answer, setup]

const meta = {
  title: 'Components/Play/PlayLog',
  tags: ['stable', 'role:player'],
  component: PlayLog,
  parameters: { layout: 'fullscreen' },
  args: {
    label: midStory.story.title,
    lang: 'en',
    entries: toldSoFar,
    isBusy: false,
    onRetryAlternative: fn(),
  },
  decorators: [
    (Log, { parameters }) => (
      <UiProvider motion={parameters['motion'] === 'on' ? 'on' : 'system'}>
        <div style={{ display: 'flex', blockSize: 560 }}>
          <Log />
        </div>
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof PlayLog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Loaded,
    Empty: { args: { entries: [] } },
    Thinking: { args: { isBusy: true } },
    StronglyUnderlined: { args: { reading: { ...firstReading, underline: 'strong' } } },
    NotUnderlined: { args: { reading: { ...firstReading, underline: 'none' } } },
    DeclinedAboveChoices: {
      args: {
        entries: [...toldSoFar, declined],
        children: <div style={{ blockSize: 480 }}>Choices</div>,
      },
    },
  })),
}

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('region', { name: 'Story so far' })
    const newestLine = canvas.getByRole('log').lastElementChild?.lastElementChild
    await waitFor(() =>
      expect(newestLine?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        scroller.getBoundingClientRect().bottom,
      ),
    )
    await expect(scroller.scrollTop).toBeGreaterThan(0)
    await expect(canvas.getByRole('log', { name: midStory.story.title })).toBeVisible()

    await expect(canvas.getByText(newestPart).parentElement).toHaveStyle({
      textDecorationLine: 'none',
      borderBlockEndStyle: 'solid',
      borderBlockEndWidth: '1px',
    })
    await expect(canvas.getByText(firstPart).parentElement).toHaveStyle({
      borderBlockEndStyle: 'none',
    })

    // If a user has scrolled up, the log does not scroll, but a button scrolls to the end.
    scroller.scrollTop = 0
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' })
    await expect(getComputedStyle(jump).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    const { top } = jump.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(scroller.getBoundingClientRect().bottom)
    await userEvent.click(jump)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull())
  },
}

export const TakenUpAgain: Story = {
  args: { entries: withTurn, isTakenUp: true },
  parameters: { motion: 'on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Listen.')).toBeVisible()
    await expect(canvas.getByText(newest)).not.toHaveAttribute('aria-hidden')
  },
}

const FAR = 60
const long = Array.from({ length: FAR }, (_unused, number): LogEntryModel => ({
  id: `${number}-narrative`,
  type: 'narrative',
  content: `Step ${number} of the well. ${'The water waits below it. '.repeat(12)}`,
  isHistorical: number < FAR - 1,
}))

function LedLog(props: PlayLogProps) {
  const [first, setFirst] = useState(FAR - 15)
  const [wanted, setWanted] = useState<TargetTurn | null>(null)

  return (
    <>
      <button onClick={() => setWanted({ number: 3 })} type="button">
        Turn 3
      </button>
      <PlayLog
        {...props}
        entries={long.slice(first)}
        onLoadEarlier={() => setFirst(Math.max(0, first - 15))}
        wanted={wanted}
      />
    </>
  )
}

export const LedToATurn: Story = {
  render: (args) => <LedLog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn 3' }))

    const part = await canvas.findByText(/^Step 3 of/)
    await waitFor(() => expect(part.closest('article')).toHaveFocus())
    const scroller = canvas.getByRole('region', { name: 'Story so far' })
    const below = () => part.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    await waitFor(async () => {
      await expect(below()).toBeLessThan(60)
      await expect(below()).toBeGreaterThan(-5)
    })
  },
}

export const Telling: Story = {
  args: { entries: withTurn },
  parameters: { motion: 'on' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Listen.')).toBeNull()
    await waitFor(() => expect(canvas.getByText('Listen.')).toBeVisible())
    await expect(canvas.getByText(newest)).not.toHaveAttribute('aria-hidden')
  },
}

const parts = history.flatMap(({ ai_response }) => ai_response.narrative ?? [])
const [firstPart = ''] = parts
const newestPart = parts.at(-1) ?? ''

export const Skipped: Story = {
  ...Telling,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(newest)).toBeVisible()
    await expect(canvas.getByText('Listen.')).toBeVisible()
  },
}

const onChoice = fn()
const longAnswer = { ...answer, content: `${newest} `.repeat(12).trim() }

export const WaysComeAfterTheText: Story = {
  args: {
    entries: [...toldSoFar, longAnswer],
    choices: <ChoiceList choices={['Draw it up', 'Let go']} onChoice={onChoice} price="" />,
  },
  parameters: { motion: 'on' },
  beforeEach: () => void onChoice.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Draw it up' })).toBeNull()
    await userEvent.keyboard('1')
    await expect(canvas.getByText(longAnswer.content)).not.toHaveAttribute('aria-hidden')
    await expect(onChoice).not.toHaveBeenCalled()

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Draw it up' })).toBeVisible())
    await userEvent.keyboard('1')
    await expect(onChoice).toHaveBeenCalledOnce()
    await expect(onChoice).toHaveBeenCalledWith('Draw it up')
  },
}

export const ShownWhole: Story = {
  ...WaysComeAfterTheText,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Skip typing' }).focus()
    await userEvent.keyboard('{Enter}')

    await expect(canvas.getByText(longAnswer.content)).not.toHaveAttribute('aria-hidden')
    const region = canvas.getByRole('region', { name: 'Story so far' })
    await waitFor(() => expect(region).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Draw it up' })).toBeVisible())
  },
}

const half = newest.slice(0, 22)
const growing: LogEntryModel = { ...answer, content: half, isGrowing: true }

function ArrivingAnswer(props: PlayLogProps) {
  const [hasArrived, setHasArrived] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasArrived(true), 300)
    return () => clearTimeout(timer)
  }, [])
  const told = hasArrived ? [answer, setup] : [growing]

  return <PlayLog {...props} entries={[...props.entries, asked, ...told]} isBusy={!hasArrived} />
}

export const AnswerArrives: Story = {
  parameters: { motion: 'on' },
  render: (args) => <ArrivingAnswer {...args} />,
  play: async ({ canvas }) => {
    const lengths: number[] = []
    const log = canvas.getByRole('log')
    const observer = new MutationObserver(() => lengths.push(log.textContent.length))
    observer.observe(log, { childList: true, characterData: true, subtree: true })
    await waitFor(() => expect(canvas.getByText('Listen.')).toBeVisible())
    observer.disconnect()
    await expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
  },
}

function AskedFor(props: PlayLogProps) {
  const [step, setStep] = useState<'before' | 'asked' | 'answered'>('before')
  const mine = { ...asked, isNew: true }
  const added = { before: [], asked: [mine], answered: [mine, growing] }[step]

  return (
    <>
      <button hidden={step === 'asked'} onClick={() => setStep('asked')} type="button">
        Ask
      </button>
      <button hidden={step !== 'asked'} onClick={() => setStep('answered')} type="button">
        Answer it
      </button>
      <PlayLog {...props} entries={[...props.entries, ...added]} isBusy={step !== 'before'} />
    </>
  )
}

export const AskedForTyped: Story = {
  parameters: { motion: 'on' },
  render: (args) => <AskedFor {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log')
    let wasTold = false
    const observer = new MutationObserver(() => {
      wasTold ||= log.querySelector('[data-entry="user_action"] [aria-hidden]') !== null
    })
    observer.observe(log, { childList: true, characterData: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))

    await waitFor(() =>
      expect(canvas.queryByText('You: I laugh', { ignore: '[aria-hidden]' })).toBeVisible(),
    )
    observer.disconnect()
    await expect(wasTold).toBe(true)
  },
}

export const AnswerComesFirst: Story = {
  ...AskedForTyped,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Answer it' }))

    await expect(canvas.getByText('You: I laugh')).not.toHaveAttribute('aria-hidden')
    await waitFor(() => expect(canvas.getByText(half)).toBeVisible())
  },
}

export const LongAnswer: Story = {
  args: {
    ...WaysComeAfterTheText.args,
    entries: [...toldSoFar, { ...longAnswer, isNew: false }],
    choices: (
      <ChoiceList
        choices={['Draw it up', 'Let go', 'Call out', 'Wait', 'Count again', 'Turn back', 'Sing']}
        onChoice={onChoice}
        price=""
      />
    ),
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: 'Story so far' }).getBoundingClientRect()
    const text = canvas.getByText(longAnswer.content)
    await waitFor(() =>
      expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(scroller.top),
    )
    await expect(text.getBoundingClientRect().top).toBeLessThan(scroller.top + 60)
    const way = canvas.getByRole('button', { name: 'Draw it up' }).getBoundingClientRect()
    await expect(way.top).toBeGreaterThanOrEqual(scroller.bottom)
    await expect(scroller.height).toBeGreaterThan(560 / 2)
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull()
  },
}

const declined: LogEntryModel = {
  id: 'declined-1',
  type: 'declined',
  content: '',
  isHistorical: false,
  declined: { kind: 'self_harm', detail: '', help: [{ name: 'Tele-MANAS', number: '14416' }] },
}

const stressed = 'He says *never* and means *always*. Then he rows. *Row!* he says.'
const first = { start: 0, end: 35 }
const second = { start: 36, end: 49 }

function ReadLog(args: PlayLogProps) {
  const [stretch, setStretch] = useState(second)
  const readAloud: ReadAloud = {
    isAvailable: true,
    status: 'speaking',
    spoken: { id: answer.id, ...stretch },
    start: fn(),
    pause: fn(),
    resume: fn(),
    stop: fn(),
  }

  return (
    <>
      <button onClick={() => setStretch(first)} type="button">
        Read the first sentence
      </button>
      <PlayLog {...args} readAloud={readAloud} />
    </>
  )
}

const markedWords = () => [...(CSS.highlights.get('spoken') ?? [])].map(String)

export const ReadWithEmphasis: Story = {
  args: { entries: [{ ...answer, content: stressed, isNew: false }] },
  render: (args) => <ReadLog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(markedWords()).toEqual(['Then he rows.']))
    await userEvent.click(canvas.getByRole('button', { name: 'Read the first sentence' }))
    await waitFor(() => expect(markedWords()).toEqual(['He says never and means always.']))
  },
}
