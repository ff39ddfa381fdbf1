import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { logEntriesOf } from '../../model/logEntries.ts'
import { firstReading, type Reading } from '../../../../design-system/theme/reading.ts'
import { claims, hasNo, mentions } from '../../../../testing/plays.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { sessionWith, turn } from './sampleSession.ts'

const sampleTelling = {
  hi: {
    title: 'कुआँ जो उलटा गिनता था',
    scene: 'नौवीं मंज़िल',
    beginning:
      'दोपहर तीसरी मंज़िल तक नहीं पहुँचती। वह कुएँ की मुँडेर पर ऐसे रुक जाती है जैसे किसी मेहमान को दूसरा न्योता याद आ गया हो, और केवल अपना रंग नीचे भेजती है।',
    said: 'मैं रस्सी से दीया उतारता हूँ',
    answer:
      'दीया सातवीं मंज़िल से नीचे जाता है, फिर आठवीं से, और छोटा नहीं होता। जब वह पानी को छूता है तो कोई आवाज़ नहीं होती। फिर पानी एक गिनती बोलता है।',
    setup: 'एक सीढ़ी, जिस पर तुम चढ़े नहीं, तुम्हारे ही पैरों से गीली है।',
    choices: ['अपने निशानों के पीछे चलो', 'पानी को छोटी गिनती बताओ'],
  },
  ur: {
    title: 'کنواں جو الٹا گنتا تھا',
    scene: 'نویں منزل',
    beginning:
      'دوپہر تیسری منزل تک نہیں پہنچتی۔ وہ کنویں کی منڈیر پر یوں رک جاتی ہے جیسے کسی مہمان کو دوسری دعوت یاد آ گئی ہو، اور صرف اپنا رنگ نیچے بھیجتی ہے۔',
    said: 'میں رسی سے چراغ اتارتا ہوں',
    answer:
      'چراغ ساتویں منزل سے نیچے جاتا ہے، پھر آٹھویں سے، اور چھوٹا نہیں ہوتا۔ جب وہ پانی کو چھوتا ہے تو کوئی آواز نہیں ہوتی۔ پھر پانی ایک گنتی بولتا ہے۔',
    setup: 'ایک سیڑھی، جس پر تم چڑھے نہیں، تمہارے ہی قدموں سے گیلی ہے۔',
    choices: ['اپنے نشانوں کے پیچھے چلو', 'پانی کو چھوٹی گنتی بتاؤ'],
  },
} as const

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

export const Parchment: Story = { ...read({ theme: 'parchment' }) }

export const LargeAndPlain: Story = {
  ...read({ textSize: 28, lineHeight: 2, face: 'interface', width: 'wide' }),
}

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
