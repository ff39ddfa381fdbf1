import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { asPage, onlyOnPhones } from '../../../../storybook/modes.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'

const size = (blockSize: number) => ({
  styles: { width: '360px', height: `${blockSize}px` },
  type: 'mobile' as const,
})

const meta = {
  title: 'Screens/PlayScreen/Phone',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: {
    ...asPage,
    viewport: {
      options: {
        phone: { name: 'Phone', ...size(640) },
        keyboard: { name: 'Phone, keyboard open', ...size(340) },
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: playScreen.args,
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const storyOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Story so far' })

function isInSight(element: Element) {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}

export const Small: Story = {
  parameters: onlyOnPhones,
  play: async ({ args, canvas, userEvent }) => {
    await expect(storyOf(canvas).clientHeight).toBeGreaterThanOrEqual(300)
    // iOS zooms in on a focused field if its font size is less than 16 pixels.
    const { fontSize } = getComputedStyle(canvas.getByRole('textbox'))
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16)

    const commands = within(canvas.getByRole('group', { name: 'Commands' })).getAllByRole('button')
    const tops = new Set(commands.map((button) => button.getBoundingClientRect().top))
    await expect(tops.size).toBe(1)
    for (const button of commands) {
      await expect(isInSight(button)).toBe(true)
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(48)
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.offsetWidth)
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Immerse/ }))
    await expect(args.onCommand).toHaveBeenCalledWith({ action_type: 'immerse' })
  },
}

/** Has the size of a 640 pixel high phone screen, above an open keyboard. */
export const KeyboardOpen: Story = {
  globals: { viewport: { value: 'keyboard' } },
  parameters: onlyOnPhones,
  play: async ({ canvas }) => {
    await expect(storyOf(canvas).clientHeight).toBeGreaterThan(60)
    const [choice] = within(canvas.getByRole('group', { name: 'Choices' })).getAllByRole('button')
    const names = [/^Act/, /^Continue 1 credit/, /^Immerse 2 XP/]
    const buttons = names.map((name) => canvas.getByRole('button', { name }))
    for (const element of [choice, ...buttons, canvas.getByRole('textbox')]) {
      await expect(element && isInSight(element)).toBe(true)
    }
  },
}
