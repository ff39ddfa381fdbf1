import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { makeOwnPictures } from '../../../testing/makeOwnPictures.ts'
import { has, shows } from '../../../testing/plays.ts'
import { CoverField } from './CoverField.tsx'

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`,
  )}`

const meta = {
  title: 'Authoring/CoverField',
  tags: ['beta', 'role:author', 'role:admin'],
  component: CoverField,
  args: {
    label: says(({ authoring }) => authoring.fields.cover_image_url),
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof CoverField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({
    meta,
    Empty,
    Shown,
    NotSixteenByNine,
    Broken,
    OwnPicture,
    Painted,
  })),
}

export const Empty: Story = {
  play: shows('The cover shows here.'),
}

export const Shown: Story = {
  args: { value: 'https://example.org/river.jpg', previewUrl: drawn(1600, 900) },
  play: has('img', 'Cover preview'),
}

export const NotSixteenByNine: Story = {
  args: { value: 'https://example.org/river.jpg', previewUrl: drawn(800, 600) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not 16:9/)).toBeVisible()
  },
}

export const Broken: Story = {
  args: { value: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be shown/)).toBeVisible()
  },
}

/** One press draws a cover and puts it into the field. */
export const Drawn: Story = {
  args: { paintedCover: () => drawn(1600, 900) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw a cover' }))

    await expect(args.onChange).toHaveBeenCalledWith(drawn(1600, 900))
  },
}

/** A picture of one's own fills the field, and its place of interest can be told. */
export const OwnPicture: Story = {
  args: {
    value: `/api/v1/images/plates/${'a'.repeat(64)}.webp#focus=20,50`,
    previewUrl: drawn(1600, 900),
    ownPictures: makeOwnPictures({ upload: async () => ({ image_url: '/kept.webp' }) }),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input ?? canvasElement, new File(['a'], 'a.png', { type: 'image/png' }))

    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('/kept.webp'))
    await expect(canvas.getByRole('slider', { name: 'From the left' })).toHaveValue('20')
  },
}

/** Whoever wants to say what is to be seen chooses among four. */
export const Painted: Story = {
  args: { paintedCover: ({ place }) => drawn(place === 'river' ? 1600 : 800, 900) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say what is drawn' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Choose picture 1/ }))

    await expect(args.onChange).toHaveBeenCalledWith(drawn(1600, 900))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
