import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { KnowHowPanel } from '../KnowHowPanel/KnowHowPanel.tsx'
import { PlayTopBar } from './PlayTopBar.tsx'

const meta = {
  title: 'Internal/Play/PlayTopBar',
  tags: ['internal', 'role:player'],
  component: PlayTopBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'A Moon Too Early for the Well', lang: 'en', onBack: fn() },
} satisfies Meta<typeof PlayTopBar>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Titled: {},
    Untitled: { args: { title: '' } },
    OnlyBack: { args: { title: null } },
    LongTitle: {
      args: {
        title: 'The Long Night in Which Seven Lamps Were Carried Across a River That Had No Bank',
      },
    },
  })),
}

export const HelpOpen: Story = {
  args: { help: <KnowHowPanel models={null} onShowKeys={fn()} xpCosts={DEFAULT_XP_COSTS} /> },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }))

    await expect(
      canvas.getByText('Keyboard shortcuts').getBoundingClientRect().width,
    ).toBeGreaterThan(20)
  },
}
