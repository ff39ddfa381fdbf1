import { makeModels } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { fullEnglish } from '../../../../messages/fullEnglish.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import type { LogEntryModel } from '../../model/logEntry.ts'
import { sampleCover } from '../../screens/PlayScreen/sampleCover.ts'
import { inBox } from '../../../../testing/decorators.tsx'
import { hasNo } from '../../../../testing/plays.ts'
import { LogEntry } from './LogEntry.tsx'

const narrative: LogEntryModel = {
  id: '1-narrative',
  type: 'narrative',
  content:
    'The lowest step is not on the plan. You find it with your foot, a hand’s breadth under the water, and it is warm, as if somebody had been sitting there and had stood up politely to let you pass.',
  isHistorical: false,
}

const meta = {
  title: 'Internal/Play/LogEntry',
  tags: ['internal', 'role:player', 'role:admin'],
  component: LogEntry,
  args: { entry: narrative, onTyped: fn(), onRetryAlternative: fn() },
  decorators: inBox({ maxWidth: 640, paddingInline: 24 }),
} satisfies Meta<typeof LogEntry>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Narrative: {},
    FirstNarrative: { args: { hasDropCap: true } },
    ShortFirstLine: {
      args: {
        hasDropCap: true,
        entry: { ...narrative, content: 'Rain.\n\nThe lowest step is wet.' },
      },
    },
    LatestNarrative: { args: { isLatest: true, isHighlighted: true } },
    Historical: entry({ isHistorical: true }),
    InParts: entry({ content: ['The rope goes slack.', 'Nobody lets go of it.'] }),
    Setup: setupShown,
    UserAction: userAction,
    Choice: choiceShown,
    ModelInfo: modelInfo,
    Action: entry({ type: 'action', content: 'You look closer.' }),
    SessionSeparator: sessionSeparator,
    Completion: completionShown,
    Warning: warningShown,
    OtherWarning: otherWarning,
    Fault: fault,
    FaultWithAlternatives: {
      ...entry({
        type: 'error',
        content: fill(fullEnglish.play.outOfCreditsLine.other, {
          model: 'Vyasa',
          available: 2,
          required: 8,
        }),
        alternatives: makeModels().text.slice(0, 2),
      }),
    },
    Picture: picture,
    OpeningPicture: openingPicture,
    WithPortrait: { ...entry({ portrait: { image_url: sampleCover, alt: 'A woman with a pot' } }) },
    Declined: declinedShown,
    Asked: {
      args: {
        entry: {
          ...narrative,
          id: 'asked-1',
          type: 'asked',
          content: '',
          asked: ['Look into the bowl', 'Drink'],
        },
        onChoice: fn(),
      },
    },
    Hint: entry({ id: 'hint-1', type: 'hint', content: '', hint: { topic: 'save', detail: '' } }),
  })),
}

const entry = (changes: Partial<LogEntryModel>): Story => ({
  args: { entry: { ...narrative, ...changes } },
})

export const HiddenAction: Story = {
  ...entry({ type: 'action', content: 'Continuing story...' }),
  play: hasNo('article'),
}

const fault: Story = entry({
  type: 'error',
  // English pages show the error message of the server.
  content: 'The storyteller took too long to answer. You were not charged. Please try again.',
})

const setupShown: Story = entry({
  type: 'setup',
  content: 'Two wet stairs lead away from here. Only one of them has footprints.',
})

const userAction: Story = entry({
  type: 'user_action',
  content: fill(fullEnglish.play.you, { words: 'I ask the woman what she is waiting for' }),
})

const choiceShown: Story = entry({
  type: 'choice',
  content: fill(fullEnglish.play.selected, { choice: 'Look into her pot' }),
})

const modelInfo: Story = entry({
  type: 'model_info',
  content: fill(fullEnglish.play.usingModel.one, { model: 'Tenali', credits: 1 }),
  model_used: 'tenali',
  credits_consumed: 1,
})

const sessionSeparator: Story = entry({ type: 'session_separator', content: 'Story resumed' })

const completionShown: Story = entry({
  type: 'completion',
  content: fill(fullEnglish.play.completed, { title: 'The Moon That Waited' }),
})

const warningShown: Story = entry({
  type: 'warning',
  content: 'Your credits are running low!',
  isAboutCredits: true,
})

const otherWarning: Story = entry({
  type: 'warning',
  content: 'Birbal could not be reached. Tenali told this part, and only Tenali was paid.',
})

const picture: Story = entry({
  type: 'image',
  content: sampleCover,
  style: 'AI generated image',
  alt: 'A stepwell at night',
})

const openingPicture: Story = entry({
  type: 'image',
  content: sampleCover,
  alt: 'A stepwell at night',
  opens: true,
})

const declinedShown: Story = entry({
  id: 'declined-1',
  type: 'declined',
  content: '',
  declined: { kind: 'self_harm', detail: '', help: [{ name: 'Tele-MANAS', number: '14416' }] },
})
