import type { Meta, StoryObj } from '@storybook/react-vite'

import { claims, fitsAs, has } from '../../testing/plays.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'

const meta = {
  title: 'Screens/PlayScreen/Languages',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  args: playScreen.args,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

/** From right to left, in words as long as English: every edge turns, and nothing leaves the page. */
export const RightToLeft: Story = {
  tags: ['!autodocs', 'visual'],
  globals: { locale: 'ur-rtl' },
  play: fitsAs('dir', 'rtl'),
}

/** The screen in Hindi. */
export const InHindi: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'hi' },
  play: claims(fitsAs('lang', 'hi'), has('button', /^आगे बढ़ें/)),
}
