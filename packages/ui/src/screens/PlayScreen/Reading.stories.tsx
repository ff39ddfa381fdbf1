import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { logEntriesOf } from '../../play/logEntries.ts'
import { firstReading, type Reading } from '../../play/reading.ts'
import { claims, hasNo, mentions } from '../../testing/plays.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { sessionWith, turn } from './sampleSession.ts'
import { sampleTelling } from './sampleTelling.ts'

const meta = {
  title: 'Screens/PlayScreen/Reading',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  args: playScreen.args,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

const read = (changes: Partial<Reading>): Story => ({
  args: { reading: { ...playScreen.args.reading, value: { ...firstReading, ...changes } } },
})

export const Night: Story = read({ theme: 'night' })

export const Parchment: Story = {
  ...read({ theme: 'parchment' }),
  play: async ({ canvas }) => {
    const column = canvas.getByRole('log').closest('[data-reading]')
    await expect(column).toHaveStyle({ backgroundColor: 'rgb(251, 244, 228)' })
  },
}

export const PalmLeaf: Story = read({ theme: 'palmLeaf' })

export const Kajal: Story = read({ theme: 'kajal' })

/** The largest letters with the most air, in the plain face. */
export const LargeAndPlain: Story = {
  ...read({ textSize: 28, lineHeight: 2, face: 'interface', width: 'wide' }),
  play: async ({ canvas }) => {
    const [narrative] = canvas.getAllByText(/^The lowest step/)
    await expect(narrative?.parentElement).toHaveStyle({ fontSize: '28px', lineHeight: '56px' })
  },
}

export const SmallAndNarrow: Story = read({ textSize: 14, lineHeight: 1.4, width: 'narrow' })

/** Nothing is loaded; what the pictures show stands in words. */
export const WithoutPictures: Story = {
  ...read({ hasImages: false }),
  play: claims(mentions(/^Picture: A stepwell at night/), hasNo('img')),
}

const toldIn = (language: keyof typeof sampleTelling): Story => {
  const { title, beginning, said, answer, setup, choices, scene } = sampleTelling[language]
  const narrative_history = [
    turn(1, { narrative: beginning }, { action_type: 'story_start', model_used: null }),
    turn(2, { narrative: answer, setup }, { action_type: 'custom_action', user_input: said }),
  ]
  const session = sessionWith({
    story: { title, language },
    session_data: {
      narrative_history,
      choices: [...choices],
      scenes: [{ title: scene, is_current: true }],
    },
  })

  return {
    args: {
      session,
      log: { ...playScreen.args.log, entries: logEntriesOf(narrative_history, String) },
    },
  }
}

export const Hindi: Story = toldIn('hi')

/** Told from right to left; what the interface says keeps its own direction. */
export const Urdu: Story = {
  ...toldIn('ur'),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    await expect(log).toHaveAttribute('lang', 'ur')
    await expect(log).toHaveStyle({ direction: 'rtl' })
    await expect(canvas.getByRole('group', { name: 'Choices' })).toHaveStyle({ direction: 'rtl' })
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toContain(
      'Nastaliq',
    )
    const { direction } = getComputedStyle(log.closest('[data-ui-root]') as HTMLElement)
    await expect(canvas.getByText(/^Using/)).toHaveStyle({ direction })
  },
}
