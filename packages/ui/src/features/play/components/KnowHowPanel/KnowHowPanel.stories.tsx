import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'
import { makeModels } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { KnowHowPanel } from './KnowHowPanel.tsx'

const listed = makeModels()
const builtIn = {
  ...listed,
  text: listed.text.map(({ model_key, display_name, hinglish_description, tier }) => ({
    model_key,
    display_name,
    hinglish_description,
    tier,
    credit_cost: 0,
  })),
}

const meta = {
  title: 'Internal/Play/KnowHowPanel',
  tags: ['internal', 'role:player'],
  component: KnowHowPanel,
  args: { xpCosts: DEFAULT_XP_COSTS, guideHref: '/guide', models: builtIn, onShowKeys: fn() },
  decorators: [
    (Panel) => (
      <div style={{ blockSize: 680 }}>
        <div style={{ position: 'relative' }}>
          <Panel />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof KnowHowPanel>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Closed: {},
    WithoutGuide: { args: { guideHref: undefined } },
  })),
}

export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Know How' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
