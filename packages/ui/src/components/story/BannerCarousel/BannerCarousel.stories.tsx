import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { UiProvider } from '../../../providers/UiProvider.tsx'
import { makeBannerSlides } from '../../../testing/bannerSlides.ts'
import { BannerCarousel } from './BannerCarousel.tsx'

const play = fn()

const meta = {
  title: 'Story/BannerCarousel',
  component: BannerCarousel,
  args: { slides: makeBannerSlides(play) },
  beforeEach: () => {
    play.mockClear()
  },
} satisfies Meta<typeof BannerCarousel>
export default meta
type Story = StoryObj<typeof meta>

const motionOn: NonNullable<Story['decorators']> = (Story) => (
  <UiProvider motion="on">
    <Story />
  </UiProvider>
)

/** Turning by itself until it is told to stop; the words on the switch say which. */
export const Rotating: Story = {
  decorators: motionOn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop slide rotation' }))

    await expect(canvas.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
  },
}

/** Once the keyboard reaches a slide, the slides wait until they are started again. */
export const StoppedByTheKeyboard: Story = {
  decorators: motionOn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop slide rotation' })).toHaveFocus()
    await userEvent.tab()

    await expect(canvas.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
  },
}

/** Exactly one of the leaves is lit, and it is the one that was chosen. */
export const ChosenFromTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /How to Play/ }))

    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '2 of 4' })).toHaveAttribute(
        'data-standing',
        'true',
      ),
    )
    const lit = canvas.getAllByRole('button').filter((leaf) => leaf.hasAttribute('aria-current'))
    await expect(lit).toHaveLength(1)
  },
}

/** A finger turns the slides either way; less than fifty pixels is no swipe. */
export const Swiped: Story = {
  play: async ({ canvas }) => {
    const finger = { pointerType: 'touch', pointerId: 1 }
    const first = canvas.getByRole('group', { name: '1 of 4' })

    await fireEvent.pointerDown(first, { ...finger, clientX: 300 })
    await fireEvent.pointerUp(first, { ...finger, clientX: 260 })
    await expect(first).toHaveAttribute('data-standing', 'true')
    await fireEvent.pointerDown(first, { ...finger, clientX: 300 })
    await fireEvent.pointerUp(first, { ...finger, clientX: 240 })

    await expect(first).toHaveAttribute('data-standing', 'false')
  },
}

export const Plays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }))

    await expect(play).toHaveBeenCalledOnce()
  },
}

/** The arrow keys walk through the list and take the slide with them. */
export const WalkedByArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Featured story/ }).focus()

    await userEvent.keyboard('{ArrowLeft}')

    await expect(canvas.getByRole('button', { name: /Community/ })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: /Community/ })).toHaveAttribute('aria-current')
  },
}

/** One slide has nothing to turn to. */
export const Alone: Story = {
  args: { slides: makeBannerSlides(play).slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /rotation/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}
