import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { midStory } from '../../screens/PlayScreen/sampleSession.ts'
import { inBox } from '../../../../testing/decorators.tsx'
import { SceneThread } from './SceneThread.tsx'

const meta = {
  title: 'Internal/Play/SceneThread',
  tags: ['internal', 'role:player'],
  component: SceneThread,
  args: { scenes: midStory.session_data.scenes, unreadCount: 21, lang: 'en' },
  decorators: inBox({ position: 'relative', blockSize: 360 }),
} satisfies Meta<typeof SceneThread>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: {
    ...asSheet<Story>(() => ({
      meta,
      OnTheWay: {},
      Improvised: {
        args: {
          scenes: [
            { title: 'The Ferry', is_current: false },
            { title: 'The Reed Path', is_current: true, is_improvised: true },
          ],
        },
      },
      FarOnTheWay: {
        args: {
          scenes: Array.from({ length: 18 }, (_unused, index) => ({
            title: `Storey ${index + 1}`,
            is_current: index === 17,
          })),
          unreadCount: 1,
        },
      },
      Bare,
      NothingLeft: { args: { unreadCount: 0 } },
      NoScenes: { args: { scenes: [] } },
    })),
  },
}

export const Bare: Story = {
  args: { isBare: true },
  play: async ({ canvas }) => {
    const current = canvas.getByText('A coin of light')
    await expect(current.closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('navigation', { hidden: true }).clientWidth).toBeLessThan(40)
  },
}
