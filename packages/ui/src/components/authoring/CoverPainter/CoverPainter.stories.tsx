import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { CoverPainter } from './CoverPainter.tsx'

const TINTS = ['teal', 'indigo', 'maroon', 'olive', 'peru']

const meta = {
  title: 'Authoring/CoverPainter',
  tags: ['beta', 'role:author', 'role:admin'],
  component: CoverPainter,
  args: {
    addressOf: ({ place, seed }) =>
      `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" id="${place}-${seed}"><rect width="100%" height="100%" fill="${TINTS[seed % TINTS.length]}"/></svg>`,
      )}`,
    onAction: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CoverPainter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Some words, four pictures, and one of them becomes the cover. */
export const Chosen: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Place' }), 'Cave')
    await userEvent.click(screen.getByRole('button', { name: 'Choose picture 2: Cave, Dusk' }))

    await expect(args.onAction).toHaveBeenCalledWith(expect.stringContaining('cave-2'))
  },
}

export const Others: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show others' }))
    await userEvent.click(screen.getByRole('button', { name: /^Choose picture 1/ }))

    await expect(args.onAction).toHaveBeenCalledWith(expect.stringContaining('river-5'))
  },
}
