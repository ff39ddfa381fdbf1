import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Prose } from './Prose.tsx'

const meta = {
  title: 'Components/Layout/Prose',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Prose,
  args: {
    source:
      'At Manikhat the river is older than its name. Each dusk the lamp-keeper sets **a single flame** on the water.\n\nThere are two names on the leaf, and [the second one is yours](/game/lamp).\n\n> Every night the river asks for one light.\n\n- a lamp\n- a boat',
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Description: {},
    HostileMarkdown,
    Hindi: { args: { lang: 'hi', source: 'जिस कुएँ में पानी नहीं, वहाँ *अब भी* एक आवाज़ रहती है।' } },
  })),
}

export const HostileMarkdown: Story = {
  args: {
    source:
      '[press me](javascript:alert(1)) [data](data:text/html,hello) <img src=x onerror=alert(1)> ![pixel](https://example.org/p.png) [home](https://example.org)',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('link', { name: 'home (opens in a new tab)' }),
    ).toBeVisible()

    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument()
  },
}
