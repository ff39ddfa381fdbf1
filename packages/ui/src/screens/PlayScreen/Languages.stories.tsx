import type { Meta, StoryObj } from '@storybook/react-vite'

import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'
import { inHindi, rightToLeft } from '../../testing/languages.ts'

const meta = {
  title: 'Screens/PlayScreen/Languages',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  args: playScreen.args,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
