import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { moonsAmbassador } from '../../../testing/shippedStories.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { CoverImage } from './CoverImage.tsx'

const meta = {
  title: 'Components/Primitives/CoverImage',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: CoverImage,
  args: { src: moonsAmbassador.cover_image_url, alt: moonsAmbassador.image_alt, isTorana: true },
  decorators: inBox({ maxInlineSize: 420 }),
} satisfies Meta<typeof CoverImage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Torana: {},
    Plain: { args: { isTorana: false } },
    Round: { args: { isTorana: false, ratio: '1', position: '70% 50%' } },
    NoCover: { args: { src: null, alt: '' } },
    BrokenCover: { args: { src: '/covers/none.svg' } },
  })),
}

export const NothingLoads: Story = {
  args: { src: '/covers/none.svg' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img')).toHaveAttribute('src', '/covers/default.svg'),
    )
    canvasElement.querySelector('img')?.dispatchEvent(new Event('error'))

    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: moonsAmbassador.image_alt })).toBeVisible()
  },
}
