import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { GuidePicture } from './GuidePicture.tsx'

const meta = {
  title: 'Internal/Layout/GuidePicture',
  tags: ['internal', 'role:player'],
  component: GuidePicture,
  args: { src: '/shots/play', alt: 'A session, and what can be done in it' },
} satisfies Meta<typeof GuidePicture>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Wide: {},
    ByDay: {
      decorators: (StoryOf) => (
        <UiProvider theme="light">
          <StoryOf />
        </UiProvider>
      ),
    },
  })),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(picture.currentSrc).toMatch(/-phone\.webp$/))
  },
}
