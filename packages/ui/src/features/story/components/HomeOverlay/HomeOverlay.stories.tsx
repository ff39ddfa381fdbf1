import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { withMotion } from '../../../../testing/decorators.tsx'
import { HomeOverlay } from './HomeOverlay.tsx'

const pressed = fn()

const meta = {
  title: 'Internal/Story/HomeOverlay',
  tags: ['internal', 'role:player'],
  component: HomeOverlay,
  args: { onClose: fn() },
  beforeEach: () => {
    pressed.mockClear()
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const NeverInTheWay: Story = {
  decorators: [
    (Story) => (
      <UiProvider motion="on">
        <div css={{ minBlockSize: 480, padding: 24 }}>
          <Button onPress={pressed}>Below</Button>
          <Story />
        </div>
      </UiProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Below' }))

    await expect(pressed).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const GoesAtTheFirstScroll: Story = {
  decorators: withMotion('on'),
  play: async ({ args, canvasElement }) => {
    const words = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]')
      if (!found) throw new Error('The greeting has not begun')
      return found
    })
    const drawn = words.querySelector('p')?.getAnimations() ?? []
    const steps = drawn.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    )
    await expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) await expect(step['clipPath'] ?? 'none').toBe('none')
    window.dispatchEvent(new Event('scroll'))

    await waitFor(() => expect(Number(getComputedStyle(words).opacity)).toBeLessThan(1))
    await expect(getComputedStyle(words).transform).toBe('none')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Still: Story = {
  decorators: withMotion('off'),
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(canvasElement).not.toHaveTextContent('Once')
  },
}
