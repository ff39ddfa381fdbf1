import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { fullEnglish } from '../../../../messages/fullEnglish.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { GoogleSignIn } from './GoogleSignIn.tsx'

const meta = {
  title: 'Internal/Account/GoogleSignIn',
  tags: ['internal', 'role:player'],
  component: GoogleSignIn,
  args: { slotRef: fn<(place: HTMLDivElement | null) => void>() },
} satisfies Meta<typeof GoogleSignIn>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Empty,
    Failed: {
      args: {
        error: fill(fullEnglish.site.failed.google, {
          reason: 'Google couldn’t verify this login. Try again.',
        }),
      },
    },
    DrawnTooWide,
  })),
}

export const Empty: Story = {
  play: async ({ args }) => {
    await expect(args.slotRef).toHaveBeenCalledWith(expect.any(HTMLElement))
  },
}

export const DrawnTooWide: Story = {
  args: {
    slotRef: fn((place: HTMLDivElement | null) => {
      const button = document.createElement('button')
      button.textContent = 'Sign in with Google'
      button.style.inlineSize = '2000px'
      // The button of Google has its own colors in all themes.
      button.style.color = 'ButtonText'
      place?.replaceChildren(button)
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
