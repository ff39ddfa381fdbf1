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
  title: 'Play/KnowHowPanel',
  tags: ['stable', 'role:player'],
  component: KnowHowPanel,
  args: {
    xpCosts: DEFAULT_XP_COSTS,
    guideHref: '/guide',
    models: builtIn,
    onShowKeys: fn(),
  },
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

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Closed: {},
    SomeConnected,
    WithoutGuide: { args: { guideHref: undefined } },
  })),
}

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keys' }))
    await expect(args.onShowKeys).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { name: 'Game Commands' })).toBeVisible()
    await expect(canvas.getByText('Continue').parentElement).toHaveTextContent(/^Continue Advance/)
    await expect(canvas.getByRole('heading', { name: 'AI Models' })).toBeVisible()
    const guide = canvas.getByRole('link', { name: 'Want to know more? Click here' })
    await expect(guide).toHaveAttribute('href', '/guide')
  },
}

export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Know How' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const SomeConnected: Story = {
  args: { models: listed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }))
    const named = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(named).toEqual([
      'Tenali: gpt-4o-mini',
      'Birbal: gemini-2.5-flash',
      'Vyasa: claude-sonnet-4-5',
    ])
    await expect(canvas.getByText('AI models that are connected on this site:')).toBeVisible()
    await expect(canvas.getByText(/^The others show/)).toBeVisible()
    await expect(canvas.queryByText(/^No AI model/)).toBeNull()
  },
}
