import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { sampleCover } from '../../../screens/PlayScreen/sampleCover.ts'
import { SceneImage } from './SceneImage.tsx'

const meta = {
  title: 'Play/SceneImage',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: SceneImage,
  args: {
    src: sampleCover,
    alt: 'A stepwell at night, a moon lying in its water',
    caption: 'Architectural line, in the manner of Vishvakarma',
  },
} satisfies Meta<typeof SceneImage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Shown, DefaultCaption, WithoutCaption, Failed })),
}

export const Shown: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible()
    await expect(canvas.getByText(args.caption ?? '')).toBeVisible()
  },
}

/** A painter that named no manner. */
export const DefaultCaption: Story = { args: { caption: says(({ play }) => play.imageCaption) } }

/** A picture that opens its scene, and says nothing of its own. */
export const WithoutCaption: Story = {
  args: { caption: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figcaption')).toBeNull()
  },
}

/** The file is gone: the picture is told in words, in a frame of the same size. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText(/could not be loaded/)).toBeVisible())
    await expect(canvas.getByText(new RegExp(args.alt))).toBeVisible()
  },
}
