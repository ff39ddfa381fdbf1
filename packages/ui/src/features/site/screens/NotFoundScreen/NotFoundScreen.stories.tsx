import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inMain } from '../../../../testing/decorators.tsx'
import { leadsTo } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  title: 'Screens/NotFoundScreen',
  tags: ['beta', 'role:player'],
  component: NotFoundScreen,
  args: { homeHref: '#home' },
  parameters: asPage,
  decorators: inMain,
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const UnknownAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await leadsTo('Back to the stories', '#home')({ canvas })
  },
}
