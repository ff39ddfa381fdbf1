import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { logEntriesOf } from '../../model/logEntries.ts'
import { firstReading, type Reading } from '../../../../design-system/theme/reading.ts'
import { claims, hasNo, mentions } from '../../../../testing/plays.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { sessionWith, turn } from './sampleSession.ts'

const sampleTelling = {
  title: 'کنواں جو الٹا گنتا تھا',
  scene: 'نویں منزل',
  beginning:
    'دوپہر تیسری منزل تک نہیں پہنچتی۔ وہ کنویں کی منڈیر پر یوں رک جاتی ہے جیسے کسی مہمان کو دوسری دعوت یاد آ گئی ہو، اور صرف اپنا رنگ نیچے بھیجتی ہے۔',
  said: 'میں رسی سے چراغ اتارتا ہوں',
  answer:
    'چراغ ساتویں منزل سے نیچے جاتا ہے، پھر آٹھویں سے، اور چھوٹا نہیں ہوتا۔ جب وہ پانی کو چھوتا ہے تو کوئی آواز نہیں ہوتی۔ پھر پانی ایک گنتی بولتا ہے۔',
  setup: 'ایک سیڑھی، جس پر تم چڑھے نہیں، تمہارے ہی قدموں سے گیلی ہے۔',
  choices: ['اپنے نشانوں کے پیچھے چلو', 'پانی کو چھوٹی گنتی بتاؤ'],
}

const meta = {
  title: 'Screens/PlayScreen/Reading',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: asPage,
  args: playScreen.args,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

const read = (changes: Partial<Reading>): Story => ({
  args: { reading: { ...playScreen.args.reading, value: { ...firstReading, ...changes } } },
})

export const Parchment: Story = { ...read({ theme: 'parchment' }) }

export const LargeAndPlain: Story = {
  ...read({ textSize: 28, lineHeight: 2, face: 'interface', width: 'wide' }),
}

export const WithoutPictures: Story = {
  ...read({ hasImages: false }),
  play: claims(mentions(/^Picture: A stepwell at night/), hasNo('img')),
}

const toldInUrdu = (): Story => {
  const { title, beginning, said, answer, setup, choices, scene } = sampleTelling
  const narrative_history = [
    turn(1, { narrative: beginning }, { action_type: 'story_start', model_used: null }),
    turn(2, { narrative: answer, setup }, { action_type: 'custom_action', user_input: said }),
  ]
  const session = sessionWith({
    story: { title, language: 'ur' },
    session_data: { narrative_history, choices, scenes: [{ title: scene, is_current: true }] },
  })

  return {
    args: {
      session,
      log: { ...playScreen.args.log, entries: logEntriesOf(narrative_history, String) },
    },
  }
}

export const Urdu: Story = {
  ...toldInUrdu(),
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
