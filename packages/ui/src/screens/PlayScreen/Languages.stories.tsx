import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

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
  play: async ({ canvasElement }) => {
    const { documentElement: page } = canvasElement.ownerDocument

    await expect(page).toHaveAttribute('dir', 'rtl')
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

/** The screen in Hindi. */
export const InHindi: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'hi' },
  play: async ({ canvas, canvasElement }) => {
    const { documentElement: page } = canvasElement.ownerDocument

    await expect(page).toHaveAttribute('lang', 'hi')
    await expect(canvas.getByRole('button', { name: /^आगे बढ़ें/ })).toBeVisible()
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
