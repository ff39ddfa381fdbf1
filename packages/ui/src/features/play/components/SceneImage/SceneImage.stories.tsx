import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCover } from '../../screens/PlayScreen/sampleCover.ts'
import { SceneImage } from './SceneImage.tsx'

const meta = {
  title: 'Internal/Play/SceneImage',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: SceneImage,
  args: {
    src: sampleCover,
    alt: 'A stepwell at night, a moon lying in its water',
    caption: 'Architectural line, in the manner of Vishvakarma',
  },
} satisfies Meta<typeof SceneImage>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Shown: {},
    DefaultCaption: { args: { caption: 'AI generated image' } },
    WithoutCaption: { args: { caption: undefined } },
    Failed: { args: { src: 'data:image/png;base64,broken' } },
  })),
}

export const Enlarged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Enlarge picture' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: args.caption ?? '' })
    await expect(within(dialog).getByRole('img', { name: args.alt })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
