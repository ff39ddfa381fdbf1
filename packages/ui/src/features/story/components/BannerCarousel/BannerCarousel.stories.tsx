import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { makeBannerSlides } from '../../../../testing/bannerSlides.ts'
import { moonsAmbassador } from '../../../../testing/shippedStories.ts'
import { withMotion } from '../../../../testing/decorators.tsx'
import { BannerCarousel } from './BannerCarousel.tsx'

const play = fn()

const meta = {
  title: 'Components/Story/BannerCarousel',
  tags: ['stable', 'role:player'],
  component: BannerCarousel,
  args: { items: makeBannerSlides({ onPlay: play }) },
  beforeEach: () => {
    play.mockClear()
  },
} satisfies Meta<typeof BannerCarousel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      ChosenFromTheList,
      Alone: { args: { items: makeBannerSlides({ onPlay: play }).slice(0, 1) } },
    }),
    { isWide: true },
  ),
}

export const Rotating: Story = {
  decorators: withMotion('on'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop slide rotation' }))

    await expect(canvas.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
  },
}

export const StoppedByTheKeyboard: Story = {
  decorators: withMotion('on'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Stop slide rotation' })).toHaveFocus(),
    )
    await userEvent.tab()

    await expect(canvas.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
  },
}

export const ChosenFromTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }))

    await expect(play).toHaveBeenCalledOnce()

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

export const WalkedByArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: /Featured story/ })
    first.focus()

    await userEvent.keyboard('{ArrowLeft}')

    await waitFor(() => expect(canvas.getByRole('button', { name: /Community/ })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: /Community/ })).toHaveAttribute('aria-current')
  },
}

const sidesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

export const RightToLeft: Story = {
  globals: { locale: 'ur-rtl', viewport: { value: 'desk1280' } },
  play: async ({ canvas, canvasElement }) => {
    const leaf = canvas.getByRole('button', { name: new RegExp(moonsAmbassador.title) })
    const [kind, title] = [...leaf.querySelectorAll('span > span')]
    await expect(kind).toHaveTextContent('Featured story')
    await expect(Math.round(sidesOf(kind as Element).right)).toBe(
      Math.round(sidesOf(title as Element).right),
    )

    const painting = canvasElement.querySelector('[data-standing="true"] img')?.parentElement
    await expect(getComputedStyle(painting as Element).maskPosition).toMatch(/^100% 0/)
  },
}
