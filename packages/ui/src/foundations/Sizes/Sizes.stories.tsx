import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { onlyOnDesks } from '../../storybook/modes.ts'
import { Sizes } from './Sizes.tsx'

const meta = {
  title: 'Foundations/Sizes',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Sizes,
} satisfies Meta<typeof Sizes>
export default meta
type Story = StoryObj<typeof meta>

const lengthsOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-length$="px"]'),
]

export const Widths: Story = {
  parameters: onlyOnDesks,
  args: { axis: 'widths' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('space.m 12px')).toBeVisible()
    for (const drawn of lengthsOf(canvasElement)) {
      await expect(`${drawn.getBoundingClientRect().width}px`).toBe(drawn.dataset['length'])
    }
  },
}

export const Heights: Story = {
  args: { axis: 'heights' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('control.touch 44px')).toBeVisible()
    for (const drawn of lengthsOf(canvasElement)) {
      await expect(`${drawn.getBoundingClientRect().height}px`).toBe(drawn.dataset['length'])
    }
  },
}
