import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { paintedOf, platesOf, readShipped } from './shippedScenes.ts'
import { StoryPictures } from './StoryPictures.tsx'

const meta = {
  title: 'Foundations/Pictures of the stories',
  tags: ['internal', 'role:player', 'role:author'],
  component: StoryPictures,
  args: { pictures: [] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPictures>
export default meta
type Story = StoryObj<typeof meta>

/** What Show gives at once: every plate of three shipped stories, with the scenes that show it. */
export const Plates: Story = {
  loaders: [async () => ({ pictures: platesOf(await readShipped()) })],
  render: (_args, { loaded }) => <StoryPictures pictures={loaded['pictures'] ?? []} />,
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole<HTMLImageElement>('img')

    await expect(pictures.every(({ alt }) => alt !== '')).toBe(true)
    await waitFor(() => expect(pictures[0]?.naturalWidth).toBeGreaterThan(0))
  },
}

/** What Show draws by rule where a scene has no plate: thirty scenes, spread evenly over three stories. */
export const Painted: Story = {
  loaders: [async () => ({ pictures: paintedOf(await readShipped()) })],
  render: (_args, { loaded }) => <StoryPictures pictures={loaded['pictures'] ?? []} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(30)
  },
}
